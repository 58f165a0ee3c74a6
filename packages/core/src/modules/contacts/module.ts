import { datasets } from '../../kernel/datasets/dataset.ts'
import { defineModule } from '../../kernel/module/define-module.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { toolSets } from '../../kernel/tools/tool.ts'
import { contactRecords } from './datasets.ts'
import { demoContacts } from './demo.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { contactMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { routes } from './routes.ts'
import { contactTools } from './tools.ts'

export const contacts = defineModule({
  id: 'io.vendor.core.contacts',
  slug: 'contacts',
  icon: 'address-book',
  category: 'business',
  name: { mn: 'Харилцагч', en: 'Contacts' },
  description: {
    mn: 'Худалдан авагч, нийлүүлэгч хүн, байгууллагын бүртгэл: хаяг, данс, регистрийн дугаар.',
    en: 'Customers, suppliers and everybody else the organisation deals with: addresses, bank accounts, registry numbers.',
  },
  catalog: 'optional',
  isBusiness: true,
  history: [
    {
      version: '1.0.0',
      date: '2026-11-17',
      change: {
        mn: 'Харилцагч хүн, байгууллагыг бүртгэж, хайж, давхардлыг нэгтгэж, файлаас оруулж, файлаар татдаг боллоо.',
        en: 'People and organisations are registered, found, merged where they are duplicates, imported and exported.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.access': '^1.9.0',
    'io.vendor.core.eid': '^1.9.0',
    'io.vendor.core.organisation': '^1.9.0',
  },
  permissions: { prefix: 'contacts', verbs: ['read', 'manage'] },
  root: '/api/v1/contacts',
  routes,
  operations,
  menus: [
    {
      key: 'contacts',
      label: 'menu.contacts',
      icon: 'address-book',
      path: '/contacts',
      order: 40,
      parent: 'work',
      permission: 'contacts.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: contactMessages,
  errors,
  provides: [
    provide(demoContributions, demoContacts),
    provide(datasets, contactRecords),
    provide(toolSets, contactTools),
  ],
  exports: exportedTables,
})
