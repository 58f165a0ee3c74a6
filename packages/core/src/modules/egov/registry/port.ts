/** What the product asks the registry; which operation of the wire that is, the configuration says. */
export const OPERATIONS = ['WS100101', 'WS100201'] as const
export type Operation = (typeof OPERATIONS)[number]

/** How the citizen agreed, where the registry asks for it. */
export type Authorisation =
  | { readonly method: 'otp' | 'gateway_otp'; readonly code: string }
  | { readonly method: 'gateway'; readonly token: string; readonly app?: string }
  | {
      readonly method: 'eid_signature'
      /** Over `registry_number.timestamp`, made with the key of the citizen's e-ID. */
      readonly signature: string
      readonly certificate_fingerprint: string
      readonly timestamp: number
      /** Whose signature it is; the looked-up citizen's unless said. */
      readonly registry_number?: string
    }

export type RegistryQuery = {
  readonly operation: Operation
  readonly number: string
  readonly authorisation: Authorisation | undefined
}

/** A value of the answer: text, null where the registry says that there is none, or what is nested in it. */
export type Field = string | null | Fields | readonly Field[]
export type Fields = { readonly [name: string]: Field }

export type RegistryAnswer = {
  readonly fields: Fields
  /** The registry's own number of this request, for questions to its operator. */
  readonly request_id: string | null
  readonly fetched_at: string
}

export type RegistryPort = {
  readonly source: string
  /** Throws RegistryRefused or RegistryUnavailable. `share` is whose part of the places and which circuit the call belongs to. */
  ask(query: RegistryQuery, share: string): Promise<RegistryAnswer>
}
