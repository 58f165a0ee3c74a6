import type { Static } from 'typebox'
import { IdParams } from '../../kernel/http/contract.ts'
import { created, route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { accessRoutes } from './access/access-routes.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import type { GivenFile } from './content/given-file.ts'
import * as contract from './contract.ts'
import {
  changeDocument,
  changeLegalHold,
  createDocument,
  readDocument,
  removeDocument,
} from './document/documents.ts'
import { listDocuments } from './document/list-documents.ts'
import { folderRoutes } from './folders/folder-routes.ts'
import { retentionRoutes } from './retention/retention-routes.ts'
import { templateRoutes } from './templates/template-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { listVersions, readVersionContent, uploadVersion } from './versions/versions.ts'

const COLLECTION = '/api/v1/documents'
const LEVEL = ['document_access_insufficient'] as const

const FILE = [
  'document_quota_exceeded',
  'document_store_unavailable',
  'not_a_pdf',
  'upload_incomplete',
  'virus_found',
  'virus_scanner_unavailable',
] as const

type Given = Exclude<Static<typeof contract.NewDocument>, Buffer>

/** The file in a body: its bytes, the upload that it names, or what fills a template. */
function fileOf(body: Buffer | Given): { given?: GivenFile } {
  if (Buffer.isBuffer(body)) return { given: { bytes: body } }
  if ('upload_id' in body) return { given: { upload_id: body.upload_id } }
  if ('template_id' in body)
    return { given: { template: { id: body.template_id, fields: body.fields ?? {} } } }
  return {}
}

export const routes: RouteDefinition[] = [
  ...accessRoutes,
  ...folderRoutes,
  ...retentionRoutes,
  ...templateRoutes,
  ...uploadRoutes,
  route(
    'GET',
    '',
    {
      summary:
        'Documents that the caller may see, with documents.manage all of them; the newest first. `q` finds words of title, number, labels and text',
      query: contract.DocumentsQuery,
      reply: contract.Documents,
    },
    (ctx, { query }) => listDocuments(ctx, query),
  ),
  route(
    'POST',
    '',
    {
      summary:
        'A new draft of the caller’s: a PDF file as the body (up to 20 MB, its title in the address), an upload, a template with its fields, or a title',
      needs: 'read',
      query: contract.NewDocumentQuery,
      consumes: 'application/pdf',
      body: contract.NewDocument,
      reply: contract.DocumentDetail,
      status: 201,
      problems: FILE,
    },
    async (ctx, { query, body }, reply) => {
      const { title, folder_id } = Buffer.isBuffer(body) ? query : body
      const given = { title, folder_id, ...fileOf(body) }
      return created(reply, COLLECTION, await createDocument(ctx, given))
    },
  ),
  route(
    'GET',
    '/:id',
    {
      summary: 'A document, and what the caller may do with it',
      params: IdParams,
      reply: contract.DocumentDetail,
    },
    (ctx, { params }) => readDocument(ctx, params.id),
  ),
  route(
    'PUT',
    '/:id',
    {
      summary: 'Change title, number, folder and labels of a document',
      needs: 'read',
      tokenNeeds: 'manage',
      params: IdParams,
      body: contract.DocumentChange,
      reply: contract.DocumentDetail,
      problems: [...LEVEL, 'stale_version'],
    },
    (ctx, { params, body }) => changeDocument(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/:id',
    {
      summary: 'Remove a draft with all its versions',
      needs: 'read',
      tokenNeeds: 'manage',
      params: IdParams,
      problems: [...LEVEL, 'legal_hold', 'wrong_state'],
    },
    (ctx, { params }) => removeDocument(ctx, params.id),
  ),
  route(
    'PUT',
    '/:id/legal-hold',
    {
      summary: 'Put a document under a legal hold, or lift it; with a reason',
      params: IdParams,
      body: contract.LegalHold,
      reply: contract.DocumentDetail,
      problems: ['wrong_state'],
    },
    (ctx, { params, body }) => changeLegalHold(ctx, params.id, body),
  ),
  route(
    'GET',
    '/:id/versions',
    {
      summary: 'Versions of a document, the newest first',
      params: IdParams,
      query: contract.VersionsQuery,
      reply: contract.DocumentVersions,
    },
    (ctx, { params, query }) => listVersions(ctx, params.id, query),
  ),
  route(
    'POST',
    '/:id/versions',
    {
      summary: 'Add a version to a draft: a PDF file as the body, up to 20 MB',
      needs: 'read',
      tokenNeeds: 'manage',
      params: IdParams,
      query: contract.NewVersionQuery,
      consumes: 'application/pdf',
      body: contract.NewVersion,
      reply: contract.DocumentVersion,
      status: 201,
      problems: [...LEVEL, ...FILE, 'stale_version', 'wrong_state'],
    },
    async (ctx, { params, query, body }, reply) => {
      const { after, note } = Buffer.isBuffer(body) ? query : body
      const given = Buffer.isBuffer(body) ? { bytes: body } : { upload_id: body.upload_id }
      const version = await uploadVersion(ctx, params.id, { given, after, note })
      reply.header('location', `${COLLECTION}/${params.id}/versions/${version.no}/content`)
      return version
    },
  ),
  route(
    'GET',
    '/:id/versions/:no/content',
    {
      summary: 'The PDF file of a version, as it was added',
      params: contract.VersionParams,
      produces: ['application/pdf'],
    },
    (ctx, { params }) => readVersionContent(ctx, params.id, params),
  ),
  ...commentRoutes,
]
