import { defineModule } from '../../kernel/module/define-module.ts'

export const organisation = defineModule({
  id: 'io.vendor.core.organisation',
  slug: 'organisation',
  name: { mn: 'organisation', en: 'organisation' },
  description: { mn: '', en: '' },
  history: [{ version: '1.9.1', date: '2026-11-15', change: { mn: 'x', en: 'x' } }],
  dependencies: { 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'organisation', verbs: ['read', 'manage'] },
  root: '/api/v1/organisation',
  migrations: new URL('./migrations/', import.meta.url),
})
