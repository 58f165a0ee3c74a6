import { defineEvent } from '../../kernel/module/events.ts'
import type { DocumentKind } from './tables.ts'

/** A document got its number and its entry; inside the transaction that posts it. */
export const documentPosted = defineEvent<{ readonly id: string; readonly kind: DocumentKind }>(
  'invoicing.document_posted',
)
