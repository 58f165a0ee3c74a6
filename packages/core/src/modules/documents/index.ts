export {
  type Caller,
  type Grant,
  grantAccess,
  isManager,
  readableAmong,
  requireDocument,
} from './access/access.ts'
export { type Reader, selectReadable } from './access/access-store.ts'
export { type DocumentDuties, documentDuties } from './access/duties.ts'
export { type ContentRef, readContent, streamContent } from './content/content.ts'
export { requirePdf } from './content/pdf-file.ts'
export {
  lockDocument,
  type StatusChange,
  selectDocument,
  updateDocumentStatus,
  updateSignatureCount,
} from './document/document-store.ts'
export { changeDocument, createDocument, targetOf } from './document/documents.ts'
export { type DocumentPart, documentParts } from './document/parts.ts'
export { DOCUMENTS } from './feature.ts'
export { type DocumentUses, documentUses } from './retention/uses.ts'
export type { AccessLevel, DocumentRow, DocumentStatus, VersionRow } from './tables.ts'
export { selectVersion } from './versions/version-store.ts'
export { createVersion, type NewVersionGiven } from './versions/versions.ts'
