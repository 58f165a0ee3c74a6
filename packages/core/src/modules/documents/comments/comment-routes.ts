import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { createComment, listComments, removeComment } from './comments.ts'
import * as contract from './contract.ts'

export const commentRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/:id/comments',
    {
      summary: 'Comments on a document, the newest first',
      params: IdParams,
      query: contract.CommentsQuery,
      reply: contract.Comments,
    },
    (ctx, { params, query }) => listComments(ctx, params.id, query),
  ),
  route(
    'POST',
    '/:id/comments',
    {
      summary: 'Comment on a document, and name people who may see it: they are told',
      needs: 'read',
      tokenNeeds: 'manage',
      params: IdParams,
      body: contract.NewComment,
      reply: contract.Comment,
      status: 201,
      problems: ['document_access_insufficient', 'mention_without_access'],
    },
    async (ctx, { params, body }, reply) =>
      created(reply, `/api/v1/documents/${params.id}/comments`, await createComment(ctx, params.id, body)),
  ),
  route(
    'DELETE',
    '/:id/comments/:comment_id',
    {
      summary: 'Remove a comment of one’s own; with documents.manage, of anybody',
      needs: 'read',
      tokenNeeds: 'manage',
      params: contract.CommentParams,
      problems: ['document_access_insufficient'],
    },
    (ctx, { params }) => removeComment(ctx, params.id, params),
  ),
]
