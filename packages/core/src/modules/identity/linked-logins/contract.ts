import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  Shape,
  TenantReference,
  Time,
} from '../../../kernel/http/contract.ts'

export const OwnLoginsQuery = ListQuery({})
export const LoginParams = Shape({ id: Id })

export const OwnLogins = List(
  Shape({
    id: Id,
    provider: Shape({
      id: Type.String({ description: 'id of a provider, or `peer` or `social`' }),
      name: Type.String(),
      logo_uri: Nullable(Type.String()),
    }),
    tenant: Nullable(TenantReference),
    subject: Type.String({ description: 'who the person is there' }),
    email: Nullable(Type.String({ description: 'as the provider last told it' })),
    first_login_at: Time,
    last_login_at: Time,
    logins: Type.Integer(),
    usable: Type.Boolean({ description: 'false: the provider is switched off or gone for the moment' }),
    current: Type.Boolean({ description: 'the present session came by it' }),
    blocked: Nullable(OneOf('current_session', 'last_login_method')),
  }),
)
