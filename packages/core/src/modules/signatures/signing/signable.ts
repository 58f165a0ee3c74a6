import type { DocumentStatus } from '../../documents/index.ts'

/** In which states a document takes signatures: approved or without a flow, and further ones behind the first. */
export const SIGNABLE: readonly DocumentStatus[] = ['draft', 'approved', 'signed']
