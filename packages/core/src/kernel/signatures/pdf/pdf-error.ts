/**
 * Why a file cannot be read: it is no PDF, it is protected by a password, it breaks the rules of the format,
 * or it asks for more memory or work than any honest document does.
 */
export type PdfFault = 'not_pdf' | 'encrypted' | 'damaged' | 'too_complex'

export class PdfError extends Error {
  override name = 'PdfError'
  readonly fault: PdfFault

  constructor(fault: PdfFault, message: string) {
    super(message)
    this.fault = fault
  }
}

export const damaged = (message: string): PdfError => new PdfError('damaged', message)

export const tooComplex = (message: string): PdfError => new PdfError('too_complex', message)
