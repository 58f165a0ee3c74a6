import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { UploadState } from './contract.ts'
import { appendPart, createUpload, readUpload, removeUpload, speakTus } from './uploads.ts'

const TUS = ['tus_version_unsupported'] as const

/** Resumable uploads: tus 1.0.0 with creation and termination. Fastify answers HEAD as it answers GET, without the body. */
export const uploadRoutes: RouteDefinition[] = [
  route(
    'POST',
    '/uploads',
    {
      summary: 'Begin a resumable upload (tus 1.0.0, creation); its address is in `Location`',
      needs: 'read',
      headers: ['tus-resumable', 'upload-length', 'upload-metadata'],
      status: 201,
      problems: [...TUS, 'too_many_uploads'],
    },
    async (ctx, { headers }, reply) => {
      speakTus(headers, reply)
      reply.header('location', `/api/v1/documents/uploads/${await createUpload(ctx, headers)}`)
    },
  ),
  route(
    'GET',
    '/uploads/:id',
    {
      summary: 'How far an upload has come; HEAD answers it in `Upload-Offset`',
      params: IdParams,
      headers: ['tus-resumable'],
      reply: UploadState,
      problems: TUS,
    },
    async (ctx, { params, headers }, reply) => {
      speakTus(headers, reply)
      const { length, received, expires_at } = await readUpload(ctx, params.id)
      reply.header('upload-offset', String(received))
      reply.header('upload-length', String(length))
      reply.header('cache-control', 'no-store')
      return { length, received, expires_at }
    },
  ),
  route(
    'PATCH',
    '/uploads/:id',
    {
      summary: 'Add bytes behind those that are there',
      needs: 'read',
      params: IdParams,
      headers: ['tus-resumable', 'upload-offset'],
      consumes: 'application/offset+octet-stream',
      problems: [...TUS, 'upload_offset_differs'],
    },
    async (ctx, { params, headers, body }, reply) => {
      speakTus(headers, reply)
      const offset = await appendPart(ctx, params.id, { offset: headers['upload-offset'], bytes: body })
      reply.header('upload-offset', String(offset))
    },
  ),
  route(
    'DELETE',
    '/uploads/:id',
    {
      summary: 'End an upload and forget its bytes (tus 1.0.0, termination)',
      needs: 'read',
      params: IdParams,
      headers: ['tus-resumable'],
      problems: TUS,
    },
    async (ctx, { params, headers }, reply) => {
      speakTus(headers, reply)
      await removeUpload(ctx, params.id)
    },
  ),
]
