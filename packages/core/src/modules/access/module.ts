import { defineModule } from '../../kernel/module/define-module.ts'
import { on } from '../../kernel/module/events.ts'
import { tenantCreated } from '../tenancy/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { accessMessages } from './messages/index.ts'
import { createBuiltInRoles } from './roles.ts'

export const access = defineModule({
  id: 'io.vendor.core.access',
  name: { mn: 'Эрх', en: 'Access' },
  description: { mn: 'Үүрэг, эрх, тэдгээрийн олголт', en: 'Roles, permissions and their grants' },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-15',
      change: { mn: 'Үүрэг, эрхийн удирдлага бий боллоо.', en: 'Roles, permissions and their grants.' },
    },
  ],
  dependencies: { 'io.vendor.core.tenancy': '^1.9.0' },
  migrations: new URL('./migrations/', import.meta.url),
  listens: [on(tenantCreated, createBuiltInRoles)],
  messages: accessMessages,
  errors,
  exports: exportedTables,
  reads: {
    membership: 'only members hold roles; counts leave out who has left',
  },
})
