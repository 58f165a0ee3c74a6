import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type NationalNumbers = {
  readonly registration_number: string | null
  readonly civil_id: string | null
  readonly level: string | null
  readonly given_name: string | null
  readonly family_name: string | null
}

/** What was proven about a person; null takes it away. Names that the person chose stay. */
export async function updateNationalNumbers(
  tx: PlatformTx,
  id: string,
  proven: NationalNumbers | null,
): Promise<void> {
  const level = proven?.level?.toLowerCase() ?? null
  await sql`
    update person
       set registration_number = ${proven === null ? sql`null` : sql`coalesce(${proven.registration_number}, registration_number)`},
           civil_id = ${proven === null ? sql`null` : sql`coalesce(${proven.civil_id}, civil_id)`},
           identity_level = ${proven === null ? sql`null` : sql`coalesce(${level}, identity_level)`},
           given_name = coalesce(given_name, ${proven?.given_name ?? null}),
           family_name = coalesce(family_name, ${proven?.family_name ?? null}),
           updated_at = now()
     where id = ${id}`.execute(tx)
}
