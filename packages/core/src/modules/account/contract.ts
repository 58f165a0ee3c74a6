import { Type } from 'typebox'
import { Email, Nullable, Shape, Time } from '../../kernel/http/contract.ts'

const Password = Type.Optional(
  Type.String({ minLength: 1, maxLength: 1024, description: 'the current one; required of whoever has one' }),
)
const Token = Type.String({ minLength: 16, maxLength: 200 })

export const OwnEmail = Shape({
  email: Type.String(),
  email_verified: Type.Boolean(),
  pending: Nullable(Shape({ email: Type.String(), expires_at: Time })),
})
export const EmailChangeBody = Shape({ email: Email, password: Password })
export const EmailChangeReply = Shape({ email: Type.String(), expires_at: Time })
export const TokenBody = Shape({ token: Token })

export const ClosingBody = Shape({ password: Password })
export const ClosingReply = Shape({
  closing: Nullable(Shape({ requested_at: Time, closes_at: Time })),
})
