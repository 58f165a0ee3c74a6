import { defineModule } from '../../kernel/module/define-module.ts'
import { on } from '../../kernel/module/events.ts'
import { tenantCreated } from '../tenancy/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { storeMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { installFirstApps } from './service.ts'

export const store = defineModule({
  id: 'io.vendor.core.store',
  name: { mn: 'Модулийн дэлгүүр', en: 'Module store' },
  description: {
    mn: 'Байгууллага модулиудаа суулгаж, хасаж, идэвхжүүлнэ.',
    en: 'Where an organisation installs, uninstalls and activates its modules.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: {
        mn: 'Аппыг хамаарах аппуудтай нь хамт суулгаж, цэсийг эрхээр нь харуулдаг боллоо.',
        en: 'Apps are installed together with what they need, and menus follow permissions.',
      },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0', 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'store', verbs: ['read', 'manage'] },
  root: '/api/v1',
  routes,
  operations,
  menus: [
    { key: 'home', label: 'menu.home', icon: 'home', path: '/', order: 10, parent: 'work' },
    {
      key: 'apps',
      label: 'menu.apps',
      icon: 'apps',
      path: '/store',
      order: 10,
      parent: 'settings',
      permission: 'store.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  listens: [on(tenantCreated, (tx, ctx) => installFirstApps(tx, ctx))],
  messages: storeMessages,
  errors,
  exports: exportedTables,
  reads: {
    membership: 'how many people the apps of a tenant concern',
    tenant: 'tenants that use an app',
  },
})
