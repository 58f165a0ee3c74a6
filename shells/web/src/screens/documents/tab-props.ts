import type { DocumentDetail } from '../../data/documents/documents.ts'

/** What every tab of a document is given. */
export type DocumentTabProps = { document: DocumentDetail }
