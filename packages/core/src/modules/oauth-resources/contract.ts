import { Type } from 'typebox'
import { Id, List, ListQuery, Nullable, OneOf, PersonName, Shape, Time } from '../../kernel/http/contract.ts'

export const ResourceParams = Shape({ id: Id })
export const ResourcesQuery = ListQuery({})

const Scope = Type.String({ pattern: '^[a-z][a-z0-9_.:-]{1,60}$' })
const fields = {
  name: PersonName,
  scopes: Type.Array(Scope, { minItems: 1, maxItems: 50, uniqueItems: true }),
  format: OneOf('jwt', 'opaque'),
  ttl: Nullable(
    Type.Integer({ minimum: 60, maximum: 86_400, description: 'seconds; null: as the installation says' }),
  ),
}

const Uri = Type.String({ minLength: 1, maxLength: 500, description: 'an absolute address without fragment' })

export const Resource = Shape({ id: Id, uri: Uri, ...fields, created_at: Time, version: Type.Integer() })
export const Resources = List(Resource)
export const NewResource = Shape({
  uri: Uri,
  name: fields.name,
  scopes: fields.scopes,
  format: Type.Optional(fields.format),
  ttl: Type.Optional(fields.ttl),
})
export const ResourceChanges = Shape({
  name: Type.Optional(fields.name),
  scopes: Type.Optional(fields.scopes),
  format: Type.Optional(fields.format),
  ttl: Type.Optional(fields.ttl),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

export const DocumentHosts = Shape({
  hosts: Type.Array(Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]{0,240}[a-z0-9])?(:[0-9]{1,5})?$' }), {
    maxItems: 100,
    uniqueItems: true,
    description: 'hosts whose documents name applications that members may let in',
  }),
})
