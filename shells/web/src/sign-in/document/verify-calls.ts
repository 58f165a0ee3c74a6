import type { paths } from '../../api/schema.d.ts'
import { request, sendFile } from '../request.ts'

export type Answer = paths['/api/v1/verify']['post']['responses'][200]['content']['application/json']
export type SignatureJudged = NonNullable<Answer['signatures']>[number]

export const verifyFile = (file: Blob): Promise<Answer> => sendFile<Answer>('/verify', file)

export const readByCode = (code: string): Promise<Answer> => request<Answer>('POST', '/verify', { code })
