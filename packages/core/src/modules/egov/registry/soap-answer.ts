import type { Field, Fields } from './port.ts'
import { isFields, readXml, XmlRefused } from './read-xml.ts'

export type SoapAnswer =
  | {
      readonly kind: 'result'
      readonly code: number
      readonly request_id: string | null
      readonly fields: Fields
    }
  /** The far side could not handle the message: `client` says that ours was wrong. */
  | { readonly kind: 'fault'; readonly isOurs: boolean }

const child = (parent: Field | undefined, name: string): Field | undefined =>
  isFields(parent) ? parent[name] : undefined

export function readSoapAnswer(xml: string, operation: string): SoapAnswer {
  const body = child(readXml(xml)['Envelope'], 'Body')
  const fault = child(body, 'Fault')
  if (fault !== undefined)
    return { kind: 'fault', isOurs: /(^|:)Client\b/.test(String(child(fault, 'faultcode') ?? '')) }
  const result = child(child(body, `${operation}Response`), 'return')
  if (!isFields(result)) throw new XmlRefused('no result of the operation')
  const code = String(result['resultCode'] ?? '')
  if (!/^\d{1,6}$/.test(code)) throw new XmlRefused('no result code')
  const { requestId, response } = result
  return {
    kind: 'result',
    code: Number(code),
    request_id: typeof requestId === 'string' && requestId !== '' ? requestId.slice(0, 100) : null,
    fields: isFields(response) ? response : {},
  }
}
