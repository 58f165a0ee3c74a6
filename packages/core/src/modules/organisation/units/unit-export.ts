import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { csvHead, csvLine } from '../../../kernel/spreadsheets/csv.ts'
import { PATH_MARK } from './unit-names.ts'
import { selectAllUnits } from './unit-view-store.ts'

const COLUMNS = ['name', 'code', 'parent', 'manager']

/** All units, as the import reads them. */
export function exportUnits(ctx: SessionContext): Stream {
  return {
    type: 'text/csv; charset=utf-8',
    filename: `units-${new Date().toISOString().slice(0, 10)}.csv`,
    chunks: linesOf(ctx),
  }
}

async function* linesOf(ctx: SessionContext): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  const units = await inTenant(ctx, tx => selectAllUnits(tx))
  yield units
    .map(({ name, code, path, manager }) =>
      csvLine([name, code, path.slice(0, -1).join(PATH_MARK), manager?.email ?? null]),
    )
    .join('')
}
