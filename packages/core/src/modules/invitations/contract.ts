import { Type } from 'typebox'
import {
  OneOf,
  PersonName,
  PersonReference,
  Shape,
  TenantReference,
  Time,
} from '../../kernel/http/contract.ts'
import { FactorDueReply, LoginReply } from '../identity/index.ts'

export const TokenParams = Shape({ token: Type.String() })

export const InvitedReply = Shape({
  tenant: TenantReference,
  email: Type.String(),
  name: Type.String(),
  needs_password: Type.Boolean({ description: 'the person has no password yet and chooses one' }),
  adds_passkey: Type.Boolean({
    description: 'passwords are not taken: the person is new, and adds a passkey after accepting',
  }),
  accepts_eid: Type.Boolean({ description: 'the e-ID of the citizen whom it names accepts it' }),
  expires_at: Time,
})

export const AcceptBody = Shape({
  name: Type.Optional(PersonName),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  replace: Type.Optional(
    Type.Boolean({ description: 'ends the session of another person that this browser holds' }),
  ),
})

/** With the reply of a login for a person who set a password; an existing person signs in as usual. */
export const AcceptReply = Shape({
  status: OneOf('accepted'),
  tenant: TenantReference,
  session: Type.Optional(LoginReply.properties.session),
  mfa: Type.Optional(FactorDueReply.properties.mfa),
  user: Type.Optional(PersonReference),
  tenants: Type.Optional(Type.Array(TenantReference)),
})
