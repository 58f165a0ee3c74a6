import { type Selectable, sql } from 'kysely'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { TenancyTables } from '../tables.ts'

export type UnitEvent = Selectable<TenancyTables['unit_event']>
export type NewUnitEvent = Pick<UnitEvent, 'unit_id' | 'kind'> &
  Partial<Pick<UnitEvent, 'person_id' | 'previous' | 'current'>>

/** The history of units is append-only. */
export async function insertUnitEvents(
  tx: TenantTx,
  events: readonly NewUnitEvent[],
  by: { readonly id: string | null; readonly name: string },
): Promise<void> {
  if (events.length === 0) return
  const rows = JSON.stringify(events.map(event => ({ ...event, id: uuidv7() })))
  await sql`
    insert into unit_event (id, unit_id, kind, person_id, previous, current, actor_id, actor_name)
    select e.*, ${by.id}::uuid, ${by.name}
      from json_to_recordset(${rows}::json)
        as e (id uuid, unit_id uuid, kind text, person_id uuid, previous text, current text)`.execute(tx)
}
