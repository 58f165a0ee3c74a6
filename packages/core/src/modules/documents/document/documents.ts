import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, staleVersion, wrongState } from '../../../kernel/http/problem.ts'
import { grantAccess, requireDocument } from '../access/access.ts'
import { deleteUnusedContent } from '../content/content-store.ts'
import { type GivenFile, readFile } from '../content/given-file.ts'
import { forgetObjects } from '../content/objects.ts'
import type { DocumentChange, DocumentDetail, LegalHold } from '../contract.ts'
import { selectFolder } from '../folders/folder-store.ts'
import { refreshSearch } from '../search/index-document.ts'
import type { AccessLevel, DocumentRow } from '../tables.ts'
import { takeUpload } from '../uploads/uploads.ts'
import { selectHashes } from '../versions/version-store.ts'
import { createVersion, OPEN_STATUSES } from '../versions/versions.ts'
import {
  deleteDocument,
  insertDocument,
  lockDocument,
  updateDocument,
  updateLegalHold,
} from './document-store.ts'
import { readParts } from './parts.ts'

type Detail = Static<typeof DocumentDetail>

export const readDocument = (ctx: SessionContext, id: string): Promise<Detail> =>
  inTenant(ctx, tx => viewOf(tx, ctx, id))

async function viewOf(tx: TenantTx, ctx: SessionContext, id: string): Promise<Detail> {
  const document = await requireDocument(tx, ctx, { id, level: 'read' })
  return { ...document, parts: await readParts(tx, ctx, document) }
}

/** A draft of the caller's: with a file as its first version, or with a title alone. */
export async function createDocument(
  ctx: SessionContext,
  {
    title,
    folder_id,
    given,
  }: { title?: string | undefined; folder_id?: string | undefined; given?: GivenFile },
): Promise<Detail> {
  const file = given && (await readFile(ctx, given, title))
  const id = uuidv7()
  const name = title ?? file?.title ?? ctx.services.translator.text(ctx.language, 'documents.untitled')
  return inTenant(ctx, async tx => {
    await insertDocument(tx, {
      id,
      title: name,
      owner: ctx.person,
      template_id: given?.template?.id ?? null,
    })
    if (folder_id !== undefined) {
      await requireKnownFolder(tx, folder_id)
      await updateDocument(tx, id, { folder_id })
    }
    await grantAccess(tx, ctx, {
      document_id: id,
      subject: { kind: 'person', id: ctx.person.id },
      level: 'edit',
    })
    await takeUpload(tx, given?.upload_id)
    if (file)
      await createVersion(tx, ctx, {
        document_id: id,
        after: 0,
        from: OPEN_STATUSES,
        bytes: file.bytes,
        kind: file.kind,
      })
    await refreshSearch(tx, ctx, id)
    const view = await viewOf(tx, ctx, id)
    await recordChange(tx, ctx, {
      action: 'documents.created',
      target: { type: 'document', id, name },
      changes: { title: [null, name], ...(view.sha256 && { sha256: [null, view.sha256] }) },
    })
    return view
  })
}

export async function changeDocument(
  ctx: SessionContext,
  id: string,
  { version, ...fields }: Static<typeof DocumentChange>,
): Promise<Detail> {
  return inTenant(ctx, async tx => {
    const before = await lockFor(tx, ctx, { id, level: 'edit' })
    if (version !== undefined && version !== before.version) throw staleVersion()
    const changes = changesBetween<object>(fieldsOf(before, Object.keys(fields)), fields)
    if (Object.keys(changes).length > 0) {
      if (fields.folder_id) await requireKnownFolder(tx, fields.folder_id)
      await updateDocument(tx, before.id, fields)
      await refreshSearch(tx, ctx, before.id)
      await recordChange(tx, ctx, { action: 'documents.changed', target: targetOf(before), changes })
    }
    return viewOf(tx, ctx, before.id)
  })
}

/** A draft alone: what was sent for approval or signed stays until its time is over. */
export async function removeDocument(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const document = await lockFor(tx, ctx, { id, level: 'edit' })
    if (document.legal_hold) throw new AppError(409, 'legal_hold')
    if (!OPEN_STATUSES.includes(document.status)) throw wrongState()
    const hashes = await selectHashes(tx, document.id)
    await deleteDocument(tx, document.id)
    await forgetObjects(tx, ctx, await deleteUnusedContent(tx, hashes))
    await recordChange(tx, ctx, { action: 'documents.removed', target: targetOf(document) })
  })
}

/** Set and lifted by whoever manages documents, with the reason in the log. */
export async function changeLegalHold(
  ctx: SessionContext,
  id: string,
  { legal_hold, reason }: Static<typeof LegalHold>,
): Promise<Detail> {
  return inTenant(ctx, async tx => {
    const document = await lockFor(tx, ctx, { id, level: 'edit' })
    if (document.legal_hold === legal_hold) throw wrongState()
    await updateLegalHold(tx, document.id, legal_hold)
    await recordChange(tx, ctx, {
      action: legal_hold ? 'documents.held' : 'documents.released',
      target: targetOf(document),
      changes: { legal_hold: [document.legal_hold, legal_hold], reason: [null, reason] },
    })
    return viewOf(tx, ctx, document.id)
  })
}

/** Judged once more behind the lock: what was read before it may be old. */
async function lockFor(tx: TenantTx, ctx: SessionContext, wanted: { id: string; level: AccessLevel }) {
  await lockDocument(tx, (await requireDocument(tx, ctx, wanted)).id)
  return requireDocument(tx, ctx, wanted)
}

export const targetOf = ({ id, title }: Pick<DocumentRow, 'id' | 'title'>) => ({
  type: 'document',
  id,
  name: title,
})

const fieldsOf = (document: DocumentRow, fields: readonly string[]): object =>
  Object.fromEntries(
    Object.entries({ ...document, folder_id: document.folder?.id ?? null }).filter(([field]) =>
      fields.includes(field),
    ),
  )

async function requireKnownFolder(tx: TenantTx, id: string): Promise<void> {
  if (!(await selectFolder(tx, id))) throw invalid({ path: '/folder_id', code: 'unknown_folder' })
}
