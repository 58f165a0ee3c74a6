import { Type } from 'typebox'
import { List, ListQuery, Nullable, Shape, Time } from '../../kernel/http/contract.ts'

const Application = Shape({
  client_id: Type.String(),
  name: Type.String(),
  description: Nullable(Type.String()),
  logo_uri: Nullable(
    Type.String({ description: 'our own copy of the logo; answers 404 while there is none' }),
  ),
  launch_uri: Type.String(),
  category: Nullable(Type.String()),
  favourite: Type.Boolean(),
  last_opened_at: Nullable(Time),
})

export const Applications = List(Application)
export const ApplicationsQuery = ListQuery({
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'words to find in name, description and category' }),
  ),
})
export const ApplicationParams = Shape({ client_id: Type.String() })
