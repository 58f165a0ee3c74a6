import type { WireOperation } from './operations.ts'
import type { Authorisation, RegistryQuery } from './port.ts'

/** An element with its text, or with elements in it; what is undefined is left out. */
type Element = readonly [name: string, content: string | undefined | readonly Element[]]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!)

const write = (elements: readonly Element[]): string =>
  elements
    .filter(([, content]) => content !== undefined)
    .map(
      ([name, content]) =>
        `<${name}>${typeof content === 'string' ? escapeXml(content) : write(content!)}</${name}>`,
    )
    .join('')

/** Numbers of the wire for how a citizen agrees. */
const AUTH_TYPES = { otp: '1', eid_signature: '2', gateway_otp: '4', gateway: '5' } as const

/** Elements in the order of the schema: JAXB on the other side takes them in no other. */
function authOf(number: string, given: Authorisation): readonly Element[] {
  const is = <M extends Authorisation['method']>(method: M) =>
    given.method === method ? (given as Extract<Authorisation, { method: M }>) : undefined
  const signed = is('eid_signature')
  const gateway = is('gateway')
  return [
    [
      'citizen',
      [
        ['appAuthToken', gateway?.token],
        ['authAppName', gateway?.app],
        ['authType', AUTH_TYPES[given.method]],
        ['certFingerprint', signed?.certificate_fingerprint],
        ['otp', 'code' in given ? given.code : undefined],
        ['regnum', signed?.registry_number ?? number],
        ['signature', signed?.signature],
      ],
    ],
  ]
}

/** SOAP 1.1, document/literal; only the element of the operation has a namespace. */
export function writeEnvelope(
  { operation, namespace, number_element }: WireOperation,
  { number, authorisation }: RegistryQuery,
): string {
  const request: readonly Element[] = [
    ['auth', authorisation && authOf(number, authorisation)],
    [number_element, number],
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<tns:${operation} xmlns:tns="${escapeXml(namespace)}">${write([['request', request]])}</tns:${operation}>` +
    '</soap:Body></soap:Envelope>'
  )
}
