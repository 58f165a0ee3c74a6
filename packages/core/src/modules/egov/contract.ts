import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  Shape,
  TenantReference,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Maybe = Nullable(Type.String())
const OperationName = OneOf('WS100101', 'WS100201')

const Code = Type.String({ pattern: '^[0-9A-Za-z]{4,12}$' })
const Base64 = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9+/]+={0,2}$' })

const Authorisation = Type.Union(
  [
    Shape({ method: OneOf('otp', 'gateway_otp'), code: Code }),
    Shape({
      method: Type.Literal('gateway'),
      token: Type.String({ pattern: '^[\\x21-\\x7e]{1,4096}$' }),
      app: Type.Optional(Text(100)),
    }),
    Shape({
      method: Type.Literal('eid_signature'),
      signature: Base64(4096),
      certificate_fingerprint: Type.String({ pattern: '^[0-9A-Fa-f:]{32,128}$' }),
      timestamp: Type.Integer({ minimum: 0, maximum: 99_999_999_999 }),
      registry_number: Type.Optional(Text(20)),
    }),
    Shape({ method: Type.Literal('eid'), token: Type.String({ pattern: '^[\\w-]{1,4000}$' }) }),
  ],
  {
    description:
      'How the citizen agreed, where the registry asks for it (registry_code 200 to 202): a code by text message, a code or token of the government gateway, an e-ID signature over `registry_number.timestamp`, or the token of a citizen who agreed on their phone (POST /egov/agreements)',
  },
)

const RegistryNumber = Type.String({
  minLength: 1,
  maxLength: 20,
  description: 'a citizen’s: two Cyrillic letters and eight digits; a legal entity’s: seven digits',
})

const Purpose = Type.Optional(
  Type.String({
    maxLength: 500,
    description: 'why this look-up is made; required, and shown to the citizen',
  }),
)

export const LookupBody = Shape({
  registry_number: RegistryNumber,
  purpose: Purpose,
  authorisation: Type.Optional(Authorisation),
  refresh: Type.Optional(Type.Boolean({ description: 'asks the registry even when an answer is kept' })),
})

export const AgreementBody = Shape({ registry_number: RegistryNumber, purpose: Purpose })

export const AgreementReply = Shape({
  token: Type.String({ description: 'to wait with; of this caller alone' }),
  verification_code: Nullable(Type.String({ description: 'what the citizen compares on their phone' })),
  expires_at: Time,
})

export const AwaitBody = Shape({ token: Type.String({ pattern: '^[\\w-]{1,4000}$' }) })

export const AwaitReply = Shape({
  status: OneOf('pending', 'agreed'),
  token: Nullable(Type.String({ description: 'for `authorisation` of one look-up within minutes' })),
})

const Address = Shape({
  aimag_city: Maybe,
  soum_district: Maybe,
  bag_khoroo: Maybe,
  region: Maybe,
  town: Maybe,
  street: Maybe,
  apartment: Maybe,
  detail: Maybe,
})

export const Citizen = Shape({
  registry_number: Type.String(),
  civil_id: Maybe,
  clan_name: Maybe,
  family_name: Maybe,
  given_name: Maybe,
  gender: Maybe,
  nationality: Maybe,
  birth_date: Maybe,
  birth_place: Maybe,
  photo: Nullable(
    Shape({ media_type: OneOf('image/jpeg', 'image/png'), data: Type.String({ description: 'base64' }) }),
  ),
  id_card: Shape({ issued_on: Maybe, expires_on: Maybe, address: Maybe }),
  address: Address,
})

const Holder = Shape({
  kind: OneOf('citizen', 'legal_entity'),
  name: Type.String(),
  registry_number: Nullable(Type.String({ description: 'of a citizen with its ends alone' })),
  share_percent: Nullable(Type.Number()),
  country: Maybe,
})

export const LegalEntity = Shape({
  registry_number: Type.String(),
  state_registry_number: Maybe,
  name: Maybe,
  description: Maybe,
  profit_type: Maybe,
  ownership_type: Maybe,
  legal_form: Maybe,
  registered_on: Maybe,
  status: OneOf('registered', 'liquidated'),
  addresses: Type.Array(Address),
  activities: Type.Array(Type.String()),
  capital: Nullable(Shape({ amount: Type.String(), currency: Type.String() })),
  directors: Type.Array(Shape({ name: Type.String(), position: Maybe })),
  founders: Type.Array(Holder),
  shareholders: Type.Array(Holder),
  branches: Type.Array(Type.String()),
  former_names: Type.Array(Type.String()),
})

const answer = {
  operation: OperationName,
  source: Type.String({ description: 'where it comes from: the host of the registry, or `simulator`' }),
  fetched_at: Type.String({ format: 'date-time', description: 'when the registry said so' }),
  cached: Type.Boolean({ description: 'kept from an earlier look-up of this organisation' }),
  lookup_id: Id,
}

export const CitizenReply = Shape({ ...answer, citizen: Citizen })
export const LegalEntityReply = Shape({ ...answer, legal_entity: LegalEntity })

const Outcome = OneOf('asked', 'found', 'refused', 'unavailable')

const Lookup = Shape({
  id: Id,
  at: Time,
  operation: OperationName,
  registry_number: Type.String({ description: 'of a citizen with its ends alone' }),
  purpose: Type.String(),
  looked_by: PersonReference,
  authorisation: Nullable(OneOf('otp', 'gateway_otp', 'gateway', 'eid_signature')),
  batch_id: Nullable(Id),
  outcome: Outcome,
  registry_code: Nullable(Type.Integer()),
  cached: Type.Boolean(),
})

export const Lookups = List(Lookup)
export const LookupsQuery = ListQuery({
  looked_by: Type.Optional(Id),
  operation: Type.Optional(OperationName),
})
/** A number of a citizen stands in no address, where proxies and browsers would keep it. */
export const LookupSearch = Shape({
  registry_number: RegistryNumber,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 1000 })),
})

export const OwnLookups = Shape({
  ...List(
    Shape({
      id: Id,
      at: Time,
      tenant: TenantReference,
      looked_by_name: Type.String(),
      purpose: Type.String(),
      outcome: Outcome,
    }),
  ).properties,
  proven: Type.Boolean({
    description:
      'whether e-ID or gateway proved a registry number of the caller; without one nothing can be found',
  }),
})
export const OwnLookupsQuery = ListQuery({})

export const BatchBody = Shape({
  registry_numbers: Type.Array(RegistryNumber, { minItems: 1, maxItems: 1000 }),
  purpose: Purpose,
})

export const Batch = Shape({
  id: Id,
  created_at: Time,
  created_by: PersonReference,
  purpose: Type.String(),
  status: Type.Enum(['queued', 'running', 'waiting', 'finished', 'cancelled'], {
    description: 'waiting: the quota is used up or the registry is away; it goes on by itself',
  }),
  total: Type.Integer(),
  done: Type.Integer(),
  found: Type.Integer(),
  finished_at: Nullable(Time),
})

export const Batches = List(Batch)
export const BatchesQuery = ListQuery({})

export const BatchItems = List(
  Shape({
    position: Type.Integer(),
    registry_number: Type.String(),
    outcome: Outcome,
    registry_code: Nullable(Type.Integer()),
    name: Maybe,
    entity_status: Nullable(OneOf('registered', 'liquidated')),
    fetched_at: Nullable(Time),
  }),
)
