import { readFileSync } from 'node:fs'
import { OPERATIONS, type Operation } from './port.ts'

/** What an operation of the product is on the wire. */
export type WireOperation = {
  /** Relative to REGISTRY_BASE_URL, or a whole address. */
  readonly endpoint: string
  readonly operation: string
  readonly namespace: string
  /** The element of the request that carries the registry number. */
  readonly number_element: string
}

export type WireOperations = Readonly<Record<Operation, WireOperation>>

/**
 * The public catalogue of the registry calls its operation for legal entities WS100307; WS100201 is the name that the product gives
 * it. A file says otherwise where an installation has another agreement with the registry.
 */
export const DEFAULT_OPERATIONS: WireOperations = {
  WS100101: {
    endpoint: 'citizen-1.5.0/ws',
    operation: 'WS100101_getCitizenIDCardInfo',
    namespace: 'http://citizen.xyp.gov.mn/',
    number_element: 'regnum',
  },
  WS100201: {
    endpoint: 'legal-entity-1.3.0/ws',
    operation: 'WS100307_getLegalEntityInfoWithRegnum',
    namespace: 'http://les.xyp.gov.mn/',
    number_element: 'legalEntityNumber',
  },
}

const FORMS: Readonly<Record<keyof WireOperation, RegExp>> = {
  endpoint: /^[\x21-\x7e]{1,500}$/,
  operation: /^[A-Za-z_][\w.-]{0,199}$/,
  namespace: /^[^\s<>"&]{1,500}$/,
  number_element: /^[A-Za-z_][\w.-]{0,99}$/,
}

/** What the file does not say stays as it is. */
export function readOperations(file: string | undefined): WireOperations {
  if (file === undefined) return DEFAULT_OPERATIONS
  const given = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Operation, Partial<WireOperation>>>
  return {
    WS100101: { ...DEFAULT_OPERATIONS.WS100101, ...given.WS100101 },
    WS100201: { ...DEFAULT_OPERATIONS.WS100201, ...given.WS100201 },
  }
}

/** What is wrong with a file of operations; undefined: nothing. */
export function findOperationsFault(file: string): string | undefined {
  try {
    const given: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return faultOf(given)
  } catch {
    return 'cannot be read as JSON'
  }
}

function faultOf(given: unknown): string | undefined {
  if (!isObject(given)) return 'must be a JSON object with WS100101 or WS100201'
  for (const [name, entry] of Object.entries(given)) {
    if (!OPERATIONS.some(one => one === name))
      return `names ${name}, but there are only ${OPERATIONS.join(', ')}`
    if (!isObject(entry)) return `${name} must be an object`
    for (const [field, value] of Object.entries(entry)) {
      const form = FORMS[field as keyof WireOperation]
      if (!form) return `${name} has ${field}, but there are only ${Object.keys(FORMS).join(', ')}`
      if (typeof value !== 'string' || !form.test(value)) return `${name}.${field} is malformed`
    }
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
