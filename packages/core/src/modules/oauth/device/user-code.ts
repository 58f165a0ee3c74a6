import { readUserCode } from '@tamga/formats'
import { hashToken } from '../../../kernel/crypto/token.ts'

export const hashUserCode = (code: string): Buffer => hashToken(`user_code ${readUserCode(code)}`)
