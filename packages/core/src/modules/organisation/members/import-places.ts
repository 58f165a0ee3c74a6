import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { LineError } from '../../../kernel/spreadsheets/csv-import.ts'
import type { PlacementInput } from '../units/placement.ts'
import { createUnitFinder } from '../units/unit-names.ts'
import { selectAllUnits } from '../units/unit-view-store.ts'
import type { ImportLine } from './import-file.ts'
import { selectMembersByEmail } from './member-store.ts'

type Invited = ImportLine & { readonly person_id: string }

/** Finds the units and managers that the lines name; a manager may stand in the same file. */
export async function resolvePlaces(tx: TenantTx, lines: readonly ImportLine[]) {
  const units = lines.some(line => line.unit) ? await selectAllUnits(tx) : []
  const findUnit = createUnitFinder(units)
  const named = lines.flatMap(({ manager }) => (manager ? [manager] : []))
  const managers =
    named.length > 0 ? await selectMembersByEmail(tx, named) : new Map<string, { id: string }>()
  const inFile = new Set(lines.map(({ email }) => email))
  const errors = lines.flatMap<LineError>(({ line, email, unit, manager }) => [
    ...(unit && !findUnit(unit) ? [{ line, path: '/unit', code: 'unknown_unit' }] : []),
    ...(manager && manager === email ? [{ line, path: '/manager', code: 'own_manager' }] : []),
    ...(manager && !managers.has(manager) && !inFile.has(manager)
      ? [{ line, path: '/manager', code: 'unknown_member' }]
      : []),
  ])
  const placements = (people: readonly Invited[]) => {
    const invited = new Map(people.map(({ email, person_id }) => [email, person_id]))
    return new Map(
      people.map(({ person_id, unit, manager, position, employee_number }): [string, PlacementInput] => [
        person_id,
        {
          unit: (unit && findUnit(unit)) || null,
          manager: (manager && (managers.get(manager)?.id ?? invited.get(manager))) || null,
          position,
          employee_number,
        },
      ]),
    )
  }
  return { errors, placements }
}
