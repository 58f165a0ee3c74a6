import { type Context, inTenant, type TenantScope } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { readContent } from '../content/content.ts'
import { selectDocument } from '../document/document-store.ts'
import type { DocumentRow } from '../tables.ts'
import { extractText } from './extract-text.ts'
import { upsertSearch } from './search-store.ts'
import { foldText } from './search-words.ts'

export const INDEX = 'documents.index'

const headOf = ({ title, number, labels }: DocumentRow): string =>
  foldText([title, number ?? '', ...labels].join(' '))

/** After each change: the title is found at once, the text of a new file when it has been read. */
export async function refreshSearch(tx: TenantTx, ctx: Context, id: string): Promise<void> {
  const document = (await selectDocument(tx, id))!
  await upsertSearch(tx, { document_id: id, head: headOf(document) })
  if (document.version_no > 0)
    await ctx.services.jobs.enqueue(tx, INDEX, {
      payload: { document_id: id, no: document.version_no },
      key: id,
    })
}

export type Indexed = { readonly document_id: string; readonly no: number }

export async function indexDocument(ctx: Context & TenantScope, { document_id, no }: Indexed): Promise<void> {
  const document = await inTenant(ctx, tx => selectDocument(tx, document_id))
  // A newer version has a job of its own.
  if (!document?.sha256 || !document.size || document.version_no !== no) return
  const bytes = await readContent(ctx, { sha256: document.sha256, size: document.size })
  const text = clean(await extractText(bytes))
  await inTenant(ctx, async tx => {
    const present = await selectDocument(tx, document_id)
    if (present?.version_no === no) await upsertSearch(tx, { document_id, head: headOf(present), text })
  })
}

/** Letters that PostgreSQL cannot store, and the marks of a hit, stand in no text. */
const clean = (text: string): string => foldText(text.toWellFormed()).replace(/[\0⟦⟧]/g, ' ')
