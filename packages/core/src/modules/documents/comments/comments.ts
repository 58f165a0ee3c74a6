import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { refreshNotifications } from '../../../kernel/notifications/refresh-notifications.ts'
import { isManager, requireDocument } from '../access/access.ts'
import { targetOf } from '../document/documents.ts'
import type { DocumentRow } from '../tables.ts'
import { type Comment, deleteComment, insertComment, selectComment, selectComments } from './comment-store.ts'
import type { NewComment } from './contract.ts'
import { selectPeopleWhoSee } from './mention-store.ts'
import { mentioned } from './mentioned.ts'

export const listComments = (ctx: SessionContext, id: string, query: PageQuery): Promise<Page<Comment>> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'read' })
    return selectComments(tx, document.id, query)
  })

/** People without access cannot be named: they would be told of a document that they may not know of. */
export async function createComment(
  ctx: SessionContext,
  documentId: string,
  { text, mentions = [] }: Static<typeof NewComment>,
): Promise<Comment> {
  return inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'comment' })
    const named = [...new Set(mentions)]
    await requireReaders(tx, document, named)
    const id = uuidv7()
    await insertComment(tx, {
      id,
      document_id: document.id,
      version_no: document.version_no,
      author: ctx.person,
      text,
      mentions: named,
    })
    await refreshFor(tx, ctx, named)
    await recordChange(tx, ctx, {
      action: 'documents.commented',
      target: targetOf(document),
      changes: { version_no: [null, document.version_no] },
    })
    return (await selectComment(tx, document.id, id))!
  })
}

/** Their author removes them, or whoever manages documents. */
export async function removeComment(
  ctx: SessionContext,
  documentId: string,
  { comment_id }: { comment_id: string },
): Promise<void> {
  await inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'read' })
    const comment = isUuid(comment_id) ? await selectComment(tx, document.id, comment_id) : undefined
    if (!comment) throw notFound()
    if (comment.author.id !== ctx.person.id && !isManager(ctx))
      throw new AppError(403, 'document_access_insufficient', { members: { level: 'edit' } })
    await deleteComment(tx, comment.id)
    await refreshFor(
      tx,
      ctx,
      comment.mentions.map(({ id }) => id),
    )
    await recordChange(tx, ctx, { action: 'documents.comment_removed', target: targetOf(document) })
  })
}

async function requireReaders(tx: TenantTx, document: DocumentRow, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const readers = await selectPeopleWhoSee(tx, document.id, people)
  const missing = people.findIndex(id => !readers.has(id))
  if (missing >= 0)
    throw new AppError(422, 'mention_without_access', {
      errors: [{ path: `/mentions/${missing}`, code: 'no_document_access' }],
    })
}

/** What people are told of is compared again: somebody was named, or may see more or less than before. */
export const refreshFor = async (
  tx: TenantTx,
  ctx: SessionContext,
  people: readonly string[],
): Promise<void> => {
  for (const id of people) await refreshNotifications(tx, ctx, { kind: mentioned.kind, people: [id] })
}
