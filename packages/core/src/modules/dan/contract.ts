import { Type } from 'typebox'
import { Shape } from '../../kernel/http/contract.ts'

const ReturnTo = Type.Optional(Type.String({ description: 'a path of this origin; `/` unless said' }))

export const GatewayBody = Shape({
  return_to: ReturnTo,
  tenant: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })),
  replace: Type.Optional(
    Type.Boolean({ description: 'ends the session of another person that this browser holds' }),
  ),
})

export const LinkBody = Shape({ return_to: ReturnTo })

export const GatewayReply = Shape({
  authorize_url: Type.String({ description: 'where the browser goes' }),
})

const Given = Type.Optional(Type.Unknown())

/** Unknown parameters are allowed: other systems add their own. */
export const CallbackQuery = Type.Object({ state: Given, code: Given, error: Given })
