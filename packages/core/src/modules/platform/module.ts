import { defineModule } from '../../kernel/module/define-module.ts'

export const platform = defineModule({
  id: 'io.vendor.core.platform',
  name: { mn: 'platform', en: 'platform' },
  description: { mn: '', en: '' },
  history: [{ version: '1.9.1', date: '2026-11-15', change: { mn: 'x', en: 'x' } }],
  dependencies: { 'io.vendor.core.access': '^1.9.0' },
  root: '/api/v1/platform',
})
