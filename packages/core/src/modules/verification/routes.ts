import { IdParams } from '../../kernel/http/contract.ts'
import { openRoute, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { createBatch, readBatch } from './batches/batches.ts'
import * as contract from './contract.ts'
import { findKnown, knownAs, readByCode } from './known/known-files.ts'
import { downloadVerified } from './report/download-verified.ts'
import { verifyFile } from './verify-file.ts'

export const routes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/verify',
    {
      summary:
        'Judge the signatures of a PDF file (up to 20 MB; nothing is kept), say whether a file with this SHA-256 is known, or who signed the document with this code',
      consumes: 'application/pdf',
      body: contract.VerifyBody,
      reply: contract.VerifyReply,
      problems: ['pdf_not_pdf', 'pdf_encrypted', 'pdf_damaged', 'pdf_too_complex', 'too_many_requests'],
    },
    async (ctx, { body }) => {
      if (Buffer.isBuffer(body)) return verifyFile(ctx, body)
      if ('code' in body) return readByCode(ctx, body.code)
      return { known: knownAs(await findKnown(ctx, body.sha256)) }
    },
  ),
  route(
    'POST',
    '/documents/verify',
    {
      summary:
        'Verify up to 500 documents that the caller may see; the outcome is read at the address in Location',
      needs: 'read',
      body: contract.BatchBody,
      reply: contract.BatchReply,
      status: 202,
    },
    async (ctx, { body }, reply) => {
      const batch = await createBatch(ctx, body.documents)
      reply.header('location', `/api/v1/documents/verify/${batch.id}`)
      return batch
    },
  ),
  route(
    'GET',
    '/documents/verify/:id',
    {
      summary: 'How far a verification of many documents is, and what it found',
      params: IdParams,
      reply: contract.BatchReply,
    },
    (ctx, { params }) => readBatch(ctx, params.id),
  ),
  route(
    'GET',
    '/documents/:id/versions/:no/verified',
    {
      summary:
        'The PDF file of a version with its verification report, as PDF and as JSON, in a ZIP archive; the report is of now',
      params: contract.VersionParams,
      produces: ['application/zip'],
      problems: ['pdf_not_pdf', 'pdf_encrypted', 'pdf_damaged', 'pdf_too_complex'],
    },
    (ctx, { params }) => downloadVerified(ctx, params.id, params),
  ),
]
