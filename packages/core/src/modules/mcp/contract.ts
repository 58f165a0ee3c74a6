import { Type } from 'typebox'
import { Id, List, ListQuery, PersonReference, Shape, Time } from '../../kernel/http/contract.ts'

export const AgentParams = Shape({ id: Id })
export const AgentsQuery = ListQuery({})
export const Agents = List(
  Shape({
    id: Id,
    client: Shape({ client_id: Type.String(), name: Type.String() }),
    user: PersonReference,
    connected_at: Time,
    last_used_at: Time,
    calls: Type.Integer(),
  }),
)
