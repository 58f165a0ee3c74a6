import type { SessionContext } from '../context.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'

/** Puts the seal of the organisation on a file that another module made. */
export type PdfSeal = {
  /** Whether this organisation has a seal in use, and the hardware that it lies in. */
  isReady(ctx: SessionContext): Promise<boolean>
  /** Judges the caller's right first; what is missing is thrown. */
  seal(ctx: SessionContext, pdf: Buffer, words: { readonly reason: string }): Promise<Buffer>
}

/** Provided where documents are signed; who uses it works without it as well. */
export const pdfSeals = defineExtensionPoint<PdfSeal>('signatures.pdf-seals')
