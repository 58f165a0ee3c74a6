import { defineModule } from '../../kernel/module/define-module.ts'

export const settings = defineModule({
  id: 'io.vendor.core.settings',
  name: { mn: 'settings', en: 'settings' },
  description: { mn: '', en: '' },
  history: [{ version: '1.9.1', date: '2026-11-15', change: { mn: 'x', en: 'x' } }],
  dependencies: { 'io.vendor.core.access': '^1.9.0' },
  permissions: { prefix: 'settings', verbs: ['read', 'manage'] },
  root: '/api/v1',
})
