import type { Feature } from '../../kernel/module/feature.ts'

/** Switched per tenant; approvals, signatures and verification are part of it. */
export const DOCUMENTS: Feature = { name: 'documents', byDefault: 'on' }
