import { type Certificate, readCertificate } from '../../x509/certificate.ts'
import { decodeStream } from '../pdf/decode-stream.ts'
import { catalogOf } from '../pdf/document-structure.ts'
import { type PdfFile, resolve } from '../pdf/pdf-file.ts'
import { isArray, isDictionary, isStream } from '../pdf/pdf-value.ts'

/** What a document carries so that it can be judged later: certificates, lists and answers (ETSI EN 319 142-1 §5.4). */
export type ValidationData = {
  readonly certificates: readonly Certificate[]
  readonly crls: readonly Buffer[]
  readonly ocsps: readonly Buffer[]
}

const MOST_ITEMS = 500

/** Each of them is signed by whom it comes from: what cannot be read is left out, and counts for nothing. */
export function readValidationData(file: PdfFile): ValidationData {
  const store = resolve(file, catalogOf(file).entries.get('DSS'))
  const read = (key: string): Buffer[] => {
    const items = isDictionary(store) ? resolve(file, store.entries.get(key)) : null
    if (!isArray(items)) return []
    return items.slice(0, MOST_ITEMS).flatMap(item => {
      const stream = resolve(file, item)
      return isStream(stream) ? [decodeStream(stream)] : []
    })
  }
  const certificates = read('Certs').flatMap(bytes => {
    try {
      return [readCertificate(bytes)]
    } catch {
      return []
    }
  })
  return { certificates, crls: read('CRLs'), ocsps: read('OCSPs') }
}
