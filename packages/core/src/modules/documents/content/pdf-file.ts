import { AppError } from '../../../kernel/http/problem.ts'

const TAIL = 1024

/** ISO 32000-2 §7.5: begins with its version, ends with the mark of its end. What lies between is for those who show or sign it. */
export function requirePdf(bytes: Buffer): void {
  const begins = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  if (!begins || !bytes.subarray(-TAIL).includes('%%EOF')) throw new AppError(422, 'not_a_pdf')
}
