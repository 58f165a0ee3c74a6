import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { on } from '../../kernel/module/events.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { logoSources } from '../logos/index.ts'
import { tenantDeleted } from '../tenancy/index.ts'
import { applications, applicationUse } from './activity/datasets.ts'
import { deleteClientsOfTenant } from './client-store.ts'
import { demoApplications } from './demo/demo-applications.ts'
import { errors } from './errors.ts'
import { expiringSecrets } from './expiry/expiring-secrets.ts'
import { exportedTables } from './exported-tables.ts'
import { clientMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { clientSettings } from './settings.ts'

export const clients = defineModule({
  id: 'io.vendor.core.sso_clients',
  slug: 'sso-clients',
  icon: 'app-window',
  category: 'sign-in',
  name: { mn: 'Холбогдсон аппууд', en: 'Connected applications' },
  description: {
    mn: 'Байгууллагын аппуудыг OAuth2, OpenID Connect-ээр нэвтрэлттэй холбоно.',
    en: 'Registers the applications that sign people in through OAuth2 and OpenID Connect.',
  },
  history: [
    {
      version: '1.12.0',
      date: '2026-11-16',
      change: {
        mn: 'Нэвтрэлт дууссаныг апп мэдсэн эсэхийг сүүлийн 24 цагаар, мэдээгүй бол шалтгаантай нь харуулдаг боллоо.',
        en: 'The page of an application shows whether it heard that sessions ended, hour by hour, and why not.',
      },
    },
    {
      version: '1.11.0',
      date: '2026-11-16',
      change: {
        mn: 'Апп нээх хаяг, лого, ангилал, тайлбартай болж, хэн нээж болохыг үүрэг, нэгжээр нь хязгаарладаг боллоо; солисон нууц түлхүүрийн хуучин нь дуусах дөхөхөд хариуцсан хүнд мэдэгдэнэ.',
        en: 'An application has a launch address, an uploaded logo, a category and a description, and can be limited to roles and units; whoever manages applications is told before the former secret of a rotation ends.',
      },
    },
    {
      version: '1.10.0',
      date: '2026-11-16',
      change: {
        mn: 'Аппыг үйлчилгээний бүртгэлтэй холбож, өөрийн нэрээр API-д хандуулах боломжтой боллоо.',
        en: 'An application can be bound to a service account, and then uses the API in its own name.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Аппуудыг бүртгэж, буцах хаяг, хандах хүрээг нь тохируулж, нууц түлхүүрийг нь солих боломжтой боллоо.',
        en: 'Applications are registered here, with their redirect addresses, scopes and secrets.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.audit': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
    'io.vendor.core.machine_access': '^1.9.0',
  },
  permissions: { prefix: 'sso_clients', verbs: ['read', 'manage'] },
  root: '/api/v1/sso/clients',
  routes,
  operations,
  menus: [
    {
      key: 'clients',
      label: 'menu.clients',
      icon: 'app-window',
      path: '/sso/clients',
      order: 20,
      parent: 'security',
      permission: 'sso_clients.read',
    },
  ],
  reads: {
    app_installation: 'a client is usable while the registry of clients is active in its tenant',
    membership_role: 'whether a member belongs to the audience of a client',
    unit_ancestor: 'whether a member belongs to the audience of a client',
    membership: 'names of the people whose sessions a client heard of',
    tenant: 'a client is usable while its tenant is active',
  },
  migrations: new URL('./migrations/', import.meta.url),
  messages: clientMessages,
  errors,
  listens: [on(tenantDeleted, (tx, _ctx, { tenant_id }) => deleteClientsOfTenant(tx, tenant_id))],
  provides: [
    provide(datasets, applications),
    provide(datasets, applicationUse),
    provide(demoContributions, demoApplications),
    provide(logoSources, { table: 'oidc_client', column: 'logo_uri' }),
    provide(notificationKinds, expiringSecrets),
  ],
  settings: clientSettings,
  exports: exportedTables,
})
