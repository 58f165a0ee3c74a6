import { Type } from 'typebox'
import { List, ListQuery, Nullable, Shape, Time } from '../../../kernel/http/contract.ts'
import { ScopeDescription } from '../interactions/contract.ts'

export const ClientParams = Shape({ client_id: Type.String({ minLength: 1, maxLength: 300 }) })

export const ConsentsQuery = ListQuery({})
export const Consents = List(
  Shape({
    client: Shape({ client_id: Type.String(), name: Type.String() }),
    logo_uri: Nullable(Type.String()),
    logo_address: Nullable(Type.String()),
    scopes: Type.Array(ScopeDescription),
    granted_at: Time,
  }),
)
