import { mailSenders, mailTemplates } from '../../kernel/mail/outbox/mail-parties.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { sessionPolicy } from '../identity/index.ts'
import { logoSources } from '../logos/index.ts'
import { readMailSender } from './brand/brand.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { routes as mailRoutes } from './mails/routes.ts'
import { readMailTemplate } from './mails/templates.ts'
import { settingsMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { SECURITY_OF } from './security/security-store.ts'

export const settings = defineModule({
  id: 'io.vendor.core.settings',
  name: { mn: 'Тохиргоо', en: 'Settings' },
  description: {
    mn: 'Байгууллагын харагдац, хэл, нэвтрэлтийн хугацаа, платформын тохиргоо.',
    en: 'Appearance, languages and session lifetimes of a tenant, and the settings of the platform.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Харагдац, хэл, нэвтрэлтийн хугацааг тохируулах боломжтой боллоо.',
        en: 'Appearance, languages and session lifetimes can be set.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.logos': '^1.9.0',
    'io.vendor.core.factors': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
  },
  permissions: { prefix: 'settings', verbs: ['read', 'manage'] },
  root: '/api/v1',
  routes: [...routes, ...mailRoutes],
  operations,
  menus: [
    {
      key: 'appearance',
      label: 'menu.appearance',
      icon: 'palette',
      path: '/settings/appearance',
      order: 20,
      parent: 'settings',
      permission: 'settings.read',
    },
    {
      key: 'security_settings',
      label: 'menu.security_settings',
      icon: 'shield',
      path: '/settings/security',
      order: 30,
      parent: 'settings',
      permission: 'settings.read',
    },
    {
      key: 'mails',
      label: 'menu.mails',
      icon: 'mail',
      path: '/settings/mails',
      order: 40,
      parent: 'settings',
      permission: 'settings.read',
    },
    {
      key: 'features',
      label: 'menu.features',
      icon: 'apps',
      path: '/settings/features',
      order: 50,
      parent: 'settings',
      permission: 'settings.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  provides: [
    provide(sessionPolicy, SECURITY_OF),
    provide(mailSenders, readMailSender),
    provide(mailTemplates, readMailTemplate),
    provide(logoSources, { table: 'tenant_brand', column: 'brand', field: 'logo_uri' }),
  ],
  messages: settingsMessages,
  errors,
  exports: exportedTables,
  reads: {
    app_installation: 'the apps of a tenant beside what its roles allow',
    credential: 'a session begins while the password holds that it began with',
    known_device: 'whether somebody signs in with a new device',
    membership: 'the session check names the member; nobody else begins a session',
    membership_role: 'the session check names the roles of the member',
    person: 'where a person was signed in last',
    remembered_device: 'a remembered device is not asked for a second factor of its own choice',
    role: 'what the roles of a member allow',
    role_permission: 'what the roles of a member allow',
    session: 'the session check',
    tenant: 'the session check names the tenant',
    totp: 'whoever has an authenticator app is asked for it',
  },
})
