import { Type } from 'typebox'
import {
  Email,
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  Reason,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Token = Type.String({ minLength: 16, maxLength: 200 })
const TenantChoice = Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })
const Code = Type.String({ minLength: 1, maxLength: 40 })

/** What navigator.credentials answers, as JSON (WebAuthn Level 3 §5.1): its members are judged when it is verified. */
const PasskeyResponse = Type.Record(Type.String(), Type.Unknown(), {
  description: 'of navigator.credentials, as JSON',
})

/** For navigator.credentials, as WebAuthn Level 3 writes it in JSON. */
export const PasskeyOptions = Type.Object(
  { challenge: Type.String() },
  { additionalProperties: true, description: 'for navigator.credentials, as JSON' },
)

export const MfaBody = Shape({
  token: Token,
  method: OneOf('totp', 'passkey', 'recovery_code'),
  code: Type.Optional(Code),
  response: Type.Optional(PasskeyResponse),
  remember_device: Type.Optional(
    Type.Boolean({ description: 'do not ask in this browser again, unless a tenant requires it' }),
  ),
})

export const StepUpBody = Shape({
  method: OneOf('password', 'totp', 'passkey', 'recovery_code'),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  code: Type.Optional(Code),
  response: Type.Optional(PasskeyResponse),
})

export const PasskeyLoginBody = Shape({
  response: PasskeyResponse,
  tenant: Type.Optional(TenantChoice),
  replace: Type.Optional(
    Type.Boolean({ description: 'ends the session of another person that this browser holds' }),
  ),
})

export const PasskeyParams = Shape({ id: Id })
export const PasskeyBody = Shape({ name: Type.Optional(Text(80)), response: PasskeyResponse })
export const PasskeyChange = Shape({ name: Text(80) })

export const OwnPasskey = Shape({
  id: Id,
  name: Type.String(),
  authenticator: Nullable(Type.String({ description: 'what it is, where its AAGUID is known' })),
  aaguid: Type.String(),
  synced: Type.Boolean({ description: 'copied between the devices of the person' }),
  created_at: Time,
  last_used_at: Nullable(Time),
})
export const OwnListQuery = ListQuery({})
export const OwnPasskeys = List(OwnPasskey)

export const TotpState = Shape({
  enabled: Type.Boolean(),
  confirmed_at: Nullable(Time),
  last_used_at: Nullable(Time),
  usable: Type.Boolean({ description: 'false: the key that sealed its secret is lost; add it anew' }),
})
export const TotpSecret = Shape({
  secret: Type.String({ description: 'base32, in this answer alone' }),
  otpauth_uri: Type.String(),
})
export const TotpCodeBody = Shape({ code: Code })

export const RecoveryCodesState = Shape({ remaining: Type.Integer(), created_at: Nullable(Time) })
export const RecoveryCodes = Shape({
  codes: Type.Array(Type.String(), { description: 'in this answer alone; each works once' }),
})

export const RememberedDevices = List(
  Shape({
    id: Id,
    device: Shape({
      browser: Nullable(Type.String()),
      os: Nullable(Type.String()),
      kind: OneOf('desktop', 'phone', 'tablet', 'bot', 'unknown'),
    }),
    ip: Nullable(Type.String()),
    created_at: Time,
    last_used_at: Time,
    expires_at: Time,
    current: Type.Boolean(),
  }),
)
export const Forgotten = Shape({ forgotten: Type.Integer() })

export const PersonQuery = Shape({ email: Email })
export const FactorsOfPerson = Shape({
  user: PersonReference,
  totp: Type.Boolean(),
  totp_usable: Type.Boolean({ description: 'false: the key that sealed its secret is lost' }),
  recovery_codes: Type.Integer({ description: 'how many are left' }),
  passkeys: Type.Array(
    Shape({ id: Id, name: Type.String(), created_at: Time, last_used_at: Nullable(Time) }),
  ),
})
export const RemovalBody = Shape({
  factors: Type.Array(OneOf('totp', 'passkey', 'recovery_codes'), { minItems: 1, uniqueItems: true }),
  reason: Reason,
})
