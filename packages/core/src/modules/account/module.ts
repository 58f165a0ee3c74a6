import { linkPages } from '../../kernel/links/links.ts'
import { mailWordings } from '../../kernel/mail/outbox/mail-parties.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { closingWording } from './closing/closing-texts.ts'
import { errors } from './errors.ts'
import { closeDueAccounts, sweepChanges } from './jobs.ts'
import { accountMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { accountSettings } from './settings.ts'

export const account = defineModule({
  id: 'io.vendor.core.account',
  name: { mn: 'Хувийн бүртгэл', en: 'Account' },
  description: {
    mn: 'И-мэйлээ солих, өөрийн мэдээллээ татаж авах, бүртгэлээ хаах',
    en: 'Change of address, a copy of one’s own data, closing the account',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'И-мэйлээ сольж, өөрийн мэдээллээ татаж, бүртгэлээ хааж болдог боллоо.',
        en: 'People change their address, take a copy of their data and close their account.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
    'io.vendor.core.organisation': '^1.9.0',
  },
  root: '/api/v1',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [closeDueAccounts, sweepChanges],
  provides: [
    provide(linkPages, { purpose: 'email_change', path: '/change-email' }),
    provide(linkPages, { purpose: 'email_undo', path: '/undo-email' }),
    provide(mailWordings, closingWording),
  ],
  messages: accountMessages,
  errors,
  settings: accountSettings,
})
