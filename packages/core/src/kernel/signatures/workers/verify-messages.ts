import type { PdfOutcome } from '../pdf/pdf-file.ts'
import type { DocumentReport } from '../verify/report.ts'

export type VerifyQuestion = { readonly bytes: Uint8Array; readonly now: Date }

export type VerifyReply = { readonly sha256: string; readonly outcome: PdfOutcome<DocumentReport> }
