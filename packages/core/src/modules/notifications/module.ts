import { mailWordings } from '../../kernel/mail/outbox/mail-parties.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { digestWording } from './digest/digest.ts'
import { exportedTables } from './exported-tables.ts'
import { refreshChanged, sweepNotifications } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notificationMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'

export const notifications = defineModule({
  id: 'io.vendor.core.notifications',
  name: { mn: 'Мэдэгдэл', en: 'Notifications' },
  description: {
    mn: 'Хүн бүрт юу хүлээгдэж байгааг шууд хэлж, хүсвэл и-мэйлээр нэгтгэн илгээнэ.',
    en: 'Tells people at once what waits for them, and sums it up by mail where they want it.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Хүлээгдэж буй зүйл бүр хонхонд шууд харагдаж, и-мэйлээр нэгтгэн ирдэг боллоо.',
        en: 'What waits for a person shows at the bell at once, and comes summed up by mail.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
  },
  root: '/api/v1',
  routes,
  operations,
  migrations: new URL('./migrations/', import.meta.url),
  messages: notificationMessages,
  jobs: [refreshChanged, sweepNotifications],
  listens: listeners,
  provides: [provide(mailWordings, digestWording)],
  exports: exportedTables,
  reads: {
    membership: 'who is still there to be told',
    membership_role: 'who holds the permission that a kind is for',
    role_permission: 'which roles have that permission',
    session: 'whether the session of a stream is over',
    tenant: 'whether the tenant of a stream is open',
  },
})
