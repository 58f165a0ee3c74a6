import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound, wrongState } from '../../../kernel/http/problem.ts'
import { refreshNotifications } from '../../../kernel/notifications/refresh-notifications.ts'
import { roleNameFor } from '../../access/index.ts'
import { mentioned } from '../comments/mentioned.ts'
import { targetOf } from '../document/documents.ts'
import { requireDocument } from './access.ts'
import type { AccessGiven } from './contract.ts'
import {
  deleteAccess,
  type Share,
  selectShare,
  selectShares,
  selectSubjectName,
  upsertAccess,
} from './share-store.ts'

export const listShares = (ctx: SessionContext, id: string, query: PageQuery): Promise<Page<Share>> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'read' })
    const page = await selectShares(tx, document.id, query)
    return { ...page, items: page.items.map(share => shown(ctx, share)) }
  })

/** Gives access, or another level of it. The owner keeps theirs. */
export async function changeShare(
  ctx: SessionContext,
  id: string,
  { subject_id, kind, level }: Static<typeof AccessGiven> & { subject_id: string },
): Promise<Share> {
  return inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'edit' })
    const name = isUuid(subject_id) ? await selectSubjectName(tx, { kind, id: subject_id }) : undefined
    if (name === undefined) throw notFound()
    if (subject_id === document.owner.id) throw wrongState()
    const before = await selectShare(tx, document.id, subject_id)
    if (before?.level !== level) {
      await upsertAccess(tx, {
        document_id: document.id,
        subject_id,
        subject_kind: kind,
        level,
        granted_by: ctx.actor,
      })
      await recordChange(tx, ctx, {
        action: 'documents.shared',
        target: targetOf(document),
        changes: { [`${kind} ${name}`]: [before?.level ?? null, level] },
      })
    }
    return shown(ctx, (await selectShare(tx, document.id, subject_id))!)
  })
}

/** Built-in roles have their name in the language of the reader. */
const shown = (ctx: SessionContext, share: Share): Share =>
  share.kind === 'role' ? { ...share, name: roleNameFor(ctx, share.name) } : share

/** Also takes back what those were told who now see the document no more. */
export async function removeShare(
  ctx: SessionContext,
  id: string,
  { subject_id }: { subject_id: string },
): Promise<void> {
  await inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'edit' })
    const share = isUuid(subject_id) ? await selectShare(tx, document.id, subject_id) : undefined
    if (!share) throw notFound()
    if (share.is_owner) throw wrongState()
    await deleteAccess(tx, document.id, subject_id)
    const people = share.kind === 'person' ? { people: [subject_id] } : {}
    await refreshNotifications(tx, ctx, { kind: mentioned.kind, ...people })
    await recordChange(tx, ctx, {
      action: 'documents.unshared',
      target: targetOf(document),
      changes: { [`${share.kind} ${share.name}`]: [share.level, null] },
    })
  })
}
