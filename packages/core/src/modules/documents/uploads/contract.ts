import { Type } from 'typebox'
import { Shape, Time } from '../../../kernel/http/contract.ts'

export const UploadState = Shape({ length: Type.Integer(), received: Type.Integer(), expires_at: Time })
