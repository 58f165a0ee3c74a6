import { Type } from 'typebox'
import { Nullable, OneOf, Shape, Time } from '../../kernel/http/contract.ts'
import { EntranceReply } from '../identity/index.ts'

const Code = Type.String({ minLength: 16, maxLength: 100 })

export const StartBody = Shape({
  tenant: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })),
})

export const StartedReply = Shape({
  request_id: Type.String(),
  link: Type.String({ description: 'for the QR code' }),
  number: Type.Integer({ description: 'shown beside it, and picked on the other device' }),
  expires_at: Time,
})

export const RequestParams = Shape({ request_id: Code })
export const CodeParams = Shape({ code: Code })

export const WaitQuery = Shape({
  wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25, description: 'seconds; 25 unless said' })),
  replace: Type.Optional(
    Type.Boolean({ description: 'ends the session of another person that this browser holds' }),
  ),
})

export const WaitReply = Type.Union([
  Shape({ status: OneOf('pending'), expires_at: Time }),
  ...EntranceReply.anyOf,
])

export const Asked = Shape({
  ip: Nullable(Type.String()),
  location: Nullable(Shape({ country: Type.String(), city: Nullable(Type.String()) })),
  device: Shape({
    browser: Nullable(Type.String()),
    os: Nullable(Type.String()),
    kind: Type.String(),
  }),
  requested_at: Time,
  expires_at: Time,
  numbers: Type.Array(Type.Integer()),
})

export const DecisionBody = Shape({
  allow: Type.Boolean(),
  number: Type.Optional(Type.Integer({ description: 'the one that the waiting browser shows' })),
})
