import type { Feature } from '../../kernel/module/feature.ts'

export const REPORTS: Feature = { name: 'reports', byDefault: 'on' }
