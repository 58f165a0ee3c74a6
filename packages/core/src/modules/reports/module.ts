import { zoneSources } from '../../kernel/days/reader-zone.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { demoReports } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { readyExports } from './exports/ready.ts'
import { REPORTS } from './feature.ts'
import { jobs } from './jobs.ts'
import { reportsMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { zoneOf } from './settings/report-settings.ts'

export const reports = defineModule({
  id: 'io.vendor.core.reports',
  name: { mn: 'Тайлан', en: 'Reports' },
  description: {
    mn: 'Байгууллагын одоогийн байдлыг хүснэгт, графикаар харж, хадгалж, татаж, хуваалцана.',
    en: 'The live state of the organisation as tables and charts: saved, exported and shared.',
  },
  history: [
    {
      version: '1.9.2',
      date: '2026-11-18',
      change: {
        mn: 'Тайланг файлаар авах, холбоос өгөхийг зөвхөн нэвтэрсэн хүн өөрөө хийнэ. Эрхээ алдсан хүн бэлэн болсон файлаа татах боломжгүй боллоо.',
        en: 'Exports and links are made by people who are signed in. Whoever lost the right to read a report no longer downloads its file.',
      },
    },
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Гишүүд, үүрэг, нэвтрэлт, үйлдлийн бүртгэлээс тайлан гаргадаг боллоо.',
        en: 'Reports on members, roles, sign-ins and the audit log.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.store': '^1.9.0',
    'io.vendor.core.factors': '^1.9.0',
  },
  feature: REPORTS,
  permissions: { prefix: 'reports', verbs: ['read', 'manage', 'share'], forEveryone: ['read'] },
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'reports',
      label: 'menu.reports',
      icon: 'chart-bar',
      path: '/reports',
      order: 25,
      parent: 'work',
      permission: 'reports.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: reportsMessages,
  errors,
  jobs,
  provides: [
    provide(notificationKinds, readyExports),
    provide(zoneSources, { zoneOf }),
    provide(demoContributions, demoReports),
  ],
  exports: exportedTables,
  reads: {
    membership: 'whether somebody in whose name a report is read is a member',
    membership_role: 'which roles they have',
    role_permission: 'what these roles allow',
    app_installation: 'which apps and features are on',
  },
})
