import { defineModule } from '../../kernel/module/define-module.ts'

export const store = defineModule({
  id: 'io.vendor.core.store',
  name: { mn: 'store', en: 'store' },
  description: { mn: '', en: '' },
  history: [{ version: '1.9.1', date: '2026-11-15', change: { mn: 'x', en: 'x' } }],
  dependencies: { 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'store', verbs: ['read', 'manage'] },
  root: '/api/v1',
  migrations: new URL('./migrations/', import.meta.url),
})
