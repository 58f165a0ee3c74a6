import { Type } from 'typebox'
import { Shape } from '../../../kernel/http/contract.ts'

export const UserCodeBody = Shape({
  user_code: Type.String({
    minLength: 1,
    maxLength: 50,
    description: 'as the device shows it; case, blanks and hyphens do not matter',
  }),
})
