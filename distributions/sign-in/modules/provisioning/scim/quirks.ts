/** What well-known targets do otherwise than RFC 7644 says, as their own documents tell. */
export type Quirks = {
  /** `ask`: the ServiceProviderConfig decides. */
  readonly patch: 'ask' | 'always' | 'never'
  /** One operation with all attributes, or one for each path (both RFC 7644 §3.5.2). */
  readonly patchBody: 'paths' | 'whole'
  /** Whether entries can be found by externalId. */
  readonly findsExternalId: boolean
  readonly hasServiceProviderConfig: boolean
  readonly contentType: 'application/scim+json' | 'application/json'
  /** Members that one request about a group may name. */
  readonly mostMembers: number
}

const GENERIC: Quirks = {
  patch: 'ask',
  patchBody: 'paths',
  findsExternalId: true,
  hasServiceProviderConfig: true,
  contentType: 'application/scim+json',
  mostMembers: 200,
}

export type Compatibility =
  | 'generic'
  | 'azure'
  | 'okta'
  | 'slack'
  | 'aws'
  | 'github'
  | 'gitlab'
  | 'salesforce'

const QUIRKS: Readonly<Record<Compatibility, Partial<Quirks>>> = {
  generic: {},
  azure: { patch: 'always' },
  okta: { patchBody: 'whole', patch: 'always' },
  // Finds people by userName and e-mail alone.
  slack: { findsExternalId: false, patchBody: 'whole', contentType: 'application/json' },
  // IAM Identity Center takes at most 100 members in one request.
  aws: { mostMembers: 100, patch: 'always' },
  github: { contentType: 'application/json' },
  // Publishes no ServiceProviderConfig.
  gitlab: { hasServiceProviderConfig: false, patch: 'always', contentType: 'application/json' },
  salesforce: { contentType: 'application/json' },
}

export const quirksOf = (compatibility: Compatibility): Quirks => ({ ...GENERIC, ...QUIRKS[compatibility] })
