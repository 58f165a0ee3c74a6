// What the tests of signatures look at from outside: the reader of files and the verifier, and what test files are made with.
export { childrenOf, partsOf, readDer } from '../../kernel/der/read-der.ts'
export * as der from '../../kernel/der/write-der.ts'
export { CMS_OID } from '../../kernel/signatures/object-ids.ts'
export {
  catalogOf,
  catalogRef,
  formOf,
  lastStartxref,
  newestXrefKind,
  nextObjectNumber,
  pagesOf,
} from '../../kernel/signatures/pdf/document-structure.ts'
export { PdfError, type PdfFault } from '../../kernel/signatures/pdf/pdf-error.ts'
export {
  attemptPdf,
  locate,
  type PdfFile,
  readObject,
  readPdf,
  resolve,
} from '../../kernel/signatures/pdf/pdf-file.ts'
export {
  isArray,
  isDictionary,
  isRef,
  isStream,
  type PdfRef,
  type PdfValue,
} from '../../kernel/signatures/pdf/pdf-value.ts'
export type { Reason } from '../../kernel/signatures/verify/reasons.ts'
export { verifyPdf } from '../../kernel/signatures/verify/verify-pdf.ts'
export { createVerifyPool } from '../../kernel/signatures/workers/verify-pool.ts'
export { KEY_USAGE, readCertificate } from '../../kernel/x509/certificate.ts'
export { trustStoreOf } from '../../kernel/x509/chain.ts'
export { OID } from '../../kernel/x509/object-ids.ts'
export { createTrustMemo } from '../../kernel/x509/trust-memo.ts'
export { registerRevision } from '../../modules/verification/index.ts'
export { toPem } from '../../simulators/certificate-authority/authority.ts'
export { writeCrl } from '../../simulators/certificate-authority/revocation-answers.ts'
export {
  type Name,
  type NewCertificate,
  writeCertificate,
} from '../../simulators/certificate-authority/write-certificate.ts'
