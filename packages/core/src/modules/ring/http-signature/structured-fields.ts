// The part of RFC 8941 that signatures need: a dictionary of inner lists with parameters, and one of byte sequences.

export type Parameters = Readonly<Record<string, string | number>>
export type SignatureInput = {
  readonly label: string
  readonly components: readonly string[]
  readonly parameters: Parameters
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const written = (value: string | number): string =>
  typeof value === 'number' ? String(value) : quoted(value)

/** A component is its name, or its name with the one parameter that names a part of the query: `@query-param;name="Pet"`. */
export function writeComponent(component: string): string {
  const [name = '', ...parameter] = component.split(/(?=;)/)
  return quoted(name) + parameter.join('')
}

/** The value of @signature-params (RFC 9421 §2.3): it is signed exactly as it is sent. */
export function writeParams({ components, parameters }: Omit<SignatureInput, 'label'>): string {
  const list = components.map(writeComponent).join(' ')
  const rest = Object.entries(parameters).map(([name, value]) => `;${name}=${written(value)}`)
  return `(${list})${rest.join('')}`
}

const LABEL =
  /^([a-z*][a-z0-9_\-.*]*)=\(([^()]*)\)((?:;[a-z*][a-z0-9_\-.*]*=(?:-?\d{1,15}|"(?:[^"\\]|\\["\\])*"))*)$/
/** RFC 9421 §2.2.8 for the second form; other parameters change what is covered, and no message of ours has them. */
const COMPONENT = /^"([a-z0-9@_-]+)"(;name="[\w.~%-]+")?$/
const PARAMETER = /;([a-z*][a-z0-9_\-.*]*)=(?:(-?\d{1,15})|"((?:[^"\\]|\\["\\])*)")/g

const unquoted = (text: string): string => text.replaceAll(/\\(["\\])/g, '$1')

/** One signature and no more: a message of ours has one. Undefined for everything else. */
export function readSignatureInput(header: string): SignatureInput | undefined {
  const [, label, list = '', rest = ''] = LABEL.exec(header.trim()) ?? []
  if (label === undefined) return undefined
  const items = list.trim() === '' ? [] : list.trim().split(/ +/)
  if (!items.every(item => COMPONENT.test(item))) return undefined
  const components = items.map(item => item.replace(COMPONENT, '$1$2'))
  const parameters: Record<string, string | number> = {}
  for (const [, name = '', number, text = ''] of rest.matchAll(PARAMETER)) {
    if (Object.hasOwn(parameters, name)) return undefined
    parameters[name] = number === undefined ? unquoted(text) : Number(number)
  }
  return { label, components, parameters }
}

/** The bytes under a label of the Signature header. */
export function readSignature(header: string, label: string): Buffer | undefined {
  const [, found, bytes = ''] = /^([a-z*][a-z0-9_\-.*]*)=:([A-Za-z0-9+/]*={0,2}):$/.exec(header.trim()) ?? []
  return found === label ? Buffer.from(bytes, 'base64') : undefined
}

export const writeBytes = (bytes: Uint8Array): string => `:${Buffer.from(bytes).toString('base64')}:`
