import { datasets } from '../../kernel/datasets/dataset.ts'
import { linkPages } from '../../kernel/links/links.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { invitationRecords } from './datasets.ts'
import { errors } from './errors.ts'
import { expiringInvitations } from './expiry/expiring-invitations.ts'
import { exportedTables } from './exported-tables.ts'
import { invitationsMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { invitationSettings } from './settings.ts'

export const invitations = defineModule({
  id: 'io.vendor.core.invitations',
  name: { mn: 'Урилга', en: 'Invitations' },
  description: {
    mn: 'Хүнийг байгууллагад урих, урилгыг хүлээн авах',
    en: 'Inviting people to a tenant and accepting it',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Хүнийг и-мэйлээр урьж, урилгыг холбоосоор хүлээн авдаг боллоо.',
        en: 'People are invited by mail and accept with a link.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
  },
  root: '/api/v1/auth/invitations',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  provides: [
    provide(datasets, invitationRecords),
    provide(linkPages, { purpose: 'invitation', path: '/invitation', ofTenant: true }),
    provide(notificationKinds, expiringInvitations),
  ],
  messages: invitationsMessages,
  errors,
  settings: invitationSettings,
  exports: exportedTables,
  reads: {
    credential: 'whether an invited person has a password already',
    mail_message: 'whether the invitation was delivered',
    membership: 'whether whoever invited is still there',
    membership_role: 'roles that an invitation gives',
    role: 'their names',
    one_time_link: 'until when the link counts',
    tenant: 'the name on the page of an invitation',
  },
})
