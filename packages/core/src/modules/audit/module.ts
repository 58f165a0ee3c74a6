import { defineModule } from '../../kernel/module/define-module.ts'

export const audit = defineModule({
  id: 'io.vendor.core.audit',
  name: { mn: 'audit', en: 'audit' },
  description: { mn: '', en: '' },
  history: [{ version: '1.9.1', date: '2026-11-15', change: { mn: 'x', en: 'x' } }],
  dependencies: { 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'audit', verbs: ['read', 'manage'] },
  root: '/api/v1/audit',
})
