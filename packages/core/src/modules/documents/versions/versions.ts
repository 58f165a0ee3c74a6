import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext, type TenantScope } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound, staleVersion, wrongState } from '../../../kernel/http/problem.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { requireDocument } from '../access/access.ts'
import { keepContent, streamContent } from '../content/content.ts'
import { type GivenFile, readFile } from '../content/given-file.ts'
import { selectDocument, updateNewestVersion } from '../document/document-store.ts'
import { refreshSearch } from '../search/index-document.ts'
import type { DocumentStatus, VersionKind, VersionRow } from '../tables.ts'
import { takeUpload } from '../uploads/uploads.ts'
import { insertVersion, selectVersion, selectVersions } from './version-store.ts'

/** What people may still write at. */
export const OPEN_STATUSES: readonly DocumentStatus[] = ['draft', 'returned']

export type NewVersionGiven = {
  readonly document_id: string
  /** The version that this one follows: when another came first, nothing is added. */
  readonly after: number
  /** In which states of the document it may be added. */
  readonly from: readonly DocumentStatus[]
  readonly bytes: Buffer
  readonly kind: VersionKind
  readonly note?: string | null
}

/** Adds a version behind the present one. 409 when there is a newer one, or the document is in another state. */
export async function createVersion(
  tx: TenantTx,
  ctx: Pick<Context, 'actor' | 'services'>,
  { bytes, after, from, kind, note = null, document_id }: NewVersionGiven,
): Promise<VersionRow> {
  const content = await keepContent(tx, ctx, bytes)
  const no = await updateNewestVersion(tx, { document_id, after, from, ...content })
  if (no === undefined) throw await refusalOf(tx, document_id, after)
  await insertVersion(tx, { document_id, no, ...content, kind, note, created_by: ctx.actor })
  return (await selectVersion(tx, document_id, no))!
}

async function refusalOf(tx: TenantTx, id: string, after: number): Promise<Error> {
  const document = await selectDocument(tx, id)
  if (!document) return notFound()
  return document.version_no === after ? wrongState() : staleVersion()
}

export async function uploadVersion(
  ctx: SessionContext,
  id: string,
  { given, after, note }: { given: GivenFile; after?: number | undefined; note?: string | undefined },
): Promise<VersionRow> {
  // Access first: whoever has none is not told about their file.
  await inTenant(ctx, tx => requireDocument(tx, ctx, { id, level: 'edit' }))
  const { bytes } = await readFile(ctx, given)
  return inTenant(ctx, async tx => {
    await takeUpload(tx, given.upload_id)
    const document = await requireDocument(tx, ctx, { id, level: 'edit' })
    const version = await createVersion(tx, ctx, {
      document_id: document.id,
      after: after ?? document.version_no,
      from: OPEN_STATUSES,
      bytes,
      kind: 'upload',
      note: note ?? null,
    })
    await refreshSearch(tx, ctx, document.id)
    await recordChange(tx, ctx, {
      action: 'documents.version_added',
      target: { type: 'document', id: document.id, name: document.title },
      changes: { version_no: [document.version_no, version.no], sha256: [document.sha256, version.sha256] },
    })
    return version
  })
}

export const listVersions = (ctx: SessionContext, id: string, query: PageQuery): Promise<Page<VersionRow>> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'read' })
    return selectVersions(tx, document.id, query)
  })

/** Larger numbers fit no version. */
const VERSION_NO = /^[1-9]\d{0,8}$/

export async function readVersionContent(
  ctx: SessionContext,
  id: string,
  { no }: { no: string },
): Promise<Stream> {
  const version = await inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id, level: 'read' })
    return VERSION_NO.test(no) ? selectVersion(tx, document.id, Number(no)) : undefined
  })
  if (!version) throw notFound()
  return contentOf(ctx, `${id}-${version.no}.pdf`, version)
}

const contentOf = (
  ctx: Pick<Context, 'services'> & TenantScope,
  filename: string,
  version: VersionRow,
): Stream => ({ type: 'application/pdf', filename, chunks: streamContent(ctx, version) })
