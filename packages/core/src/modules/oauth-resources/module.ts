import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { tenantResources } from '../clients/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { resourceMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { readOwnResources } from './resources.ts'
import { routes } from './routes.ts'

export const resources = defineModule({
  id: 'io.vendor.core.oauth_resources',
  name: { mn: 'Хамгаалагдсан үйлчилгээ', en: 'Protected services' },
  description: {
    mn: 'Байгууллагын үйлчилгээнд зориулсан токен, хамрах хүрээ, баримтаар танигдах аппуудын хостыг тохируулна.',
    en: 'Services of the organisation that take tokens of their own, and hosts whose applications are known by a document.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Байгууллага өөрийн үйлчилгээнд зориулсан токен, хамрах хүрээ тодорхойлж, бүртгээгүй аппыг хостоор нь зөвшөөрдөг боллоо.',
        en: 'An organisation names its own services with scopes, and the hosts whose applications need no registration.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.sso_clients': '^1.9.0',
  },
  permissionPrefix: 'sso_clients',
  root: '/api/v1/oauth',
  routes,
  operations,
  menus: [
    {
      key: 'resources',
      label: 'menu.resources',
      icon: 'shield',
      path: '/oauth/resources',
      order: 22,
      parent: 'security',
      permission: 'sso_clients.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: resourceMessages,
  errors,
  provides: [provide(tenantResources, readOwnResources)],
  exports: exportedTables,
})
