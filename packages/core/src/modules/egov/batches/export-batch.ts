import type { SessionContext } from '../../../kernel/context.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { csvHead, csvLine } from '../../../kernel/spreadsheets/csv.ts'
import { listBatchItems, readBatch } from './batches.ts'

const COLUMNS = ['registry_number', 'outcome', 'registry_code', 'name', 'entity_status', 'fetched_at']
const PAGE = 200

/** What is known of every company of the list by now, in its order. */
export async function exportBatch(ctx: SessionContext, id: string): Promise<Stream> {
  const batch = await readBatch(ctx, id)
  return {
    type: 'text/csv; charset=utf-8',
    filename: `companies-${batch.created_at.slice(0, 10)}.csv`,
    chunks: linesOf(ctx, batch.id),
  }
}

async function* linesOf(ctx: SessionContext, id: string): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  let cursor: string | undefined
  do {
    const page = await listBatchItems(ctx, id, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    yield page.items
      .map(item =>
        csvLine([
          item.registry_number,
          item.outcome === 'asked' ? '' : item.outcome,
          item.registry_code === null ? null : String(item.registry_code),
          item.name,
          item.entity_status,
          item.fetched_at,
        ]),
      )
      .join('')
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}
