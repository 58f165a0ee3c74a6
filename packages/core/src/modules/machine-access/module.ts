import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { on, onMany } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { memberLeft, memberSuspended, personalData } from '../tenancy/index.ts'
import { tokens } from './datasets.ts'
import { demoAccount } from './demo/demo-account.ts'
import { errors } from './errors.ts'
import { expiringTokens } from './expiry/expiring-tokens.ts'
import { exportedTables } from './exported-tables.ts'
import { sweepApiTokens } from './jobs.ts'
import { machineAccessMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { deleteTokensOfMembers, selectTokensOfPerson } from './tokens/token-store.ts'

export const machineAccess = defineModule({
  id: 'io.vendor.core.machine_access',
  name: { mn: 'Програмын хандалт', en: 'Machine access' },
  description: {
    mn: 'Үйлчилгээний бүртгэл болон хувийн, үйлчилгээний токеноор програмыг API-д хандуулна.',
    en: 'Lets programs use the API through service accounts, personal tokens and service tokens.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Програм хувийн токен, үйлчилгээний бүртгэлийн токеноор API-д хандах боломжтой боллоо.',
        en: 'Programs use the API with personal tokens and with tokens of service accounts.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
  },
  permissionPrefix: 'organisation',
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'service_accounts',
      label: 'menu.service_accounts',
      icon: 'robot',
      path: '/service-accounts',
      order: 40,
      parent: 'organisation',
      permission: 'organisation.read',
    },
  ],
  reads: {
    app_installation: 'what a token may do reaches as far as the apps of the tenant',
    membership_role: 'what the holder of a personal token may do',
    tenant_security: 'a personal token counts while its holder has the factors that the tenant requires',
    membership: 'a token counts while its person, or the owner of its account, is an active member',
    role: 'roles of service accounts',
    role_permission: 'what service accounts may do',
    tenant: 'where a personal token is good',
  },
  migrations: new URL('./migrations/', import.meta.url),
  messages: machineAccessMessages,
  errors,
  jobs: [sweepApiTokens],
  listens: [
    on(memberSuspended, (tx, _ctx, { person_id }) => deleteTokensOfMembers(tx, [person_id])),
    onMany(memberLeft, (tx, _ctx, members) =>
      deleteTokensOfMembers(
        tx,
        members.map(({ person_id }) => person_id),
      ),
    ),
  ],
  provides: [
    provide(datasets, tokens),
    provide(demoContributions, demoAccount),
    provide(personalData, { key: 'tokens', read: (tx, _ctx, of) => selectTokensOfPerson(tx, of) }),
    provide(notificationKinds, expiringTokens),
  ],
  exports: exportedTables,
})
