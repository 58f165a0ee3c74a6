import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { EVERYTHING } from '../../access/index.ts'
import { selectManagersOf } from '../../tenancy/index.ts'
import type { Seat } from '../flows/step-store.ts'
import { type ApproverRule, admitApprovers, type OwnDocuments } from '../rules/flow-rules.ts'
import type { Origin } from '../tables.ts'
import { type Approver, selectAble, selectAbleOfRoles } from './approver-store.ts'

/** More people than this are no step but a meeting. */
export const MOST_APPROVERS = 1000

const PERMISSIONS = ['documents.read', EVERYTHING]

/** How far up the managers somebody is looked for who can be asked in place of another. */
const MOST_LEVELS = 5

export type ApproverContext = {
  readonly own: OwnDocuments
  /** Who owns the document, and who sent it. */
  readonly owners: readonly string[]
  /** Those whose managers are meant: who approved the stage before, or who sent the document. */
  readonly before: readonly string[]
}

export const ableAmong = (tx: TenantTx, people: readonly string[]): Promise<Approver[]> =>
  selectAble(tx, people, PERMISSIONS)

/** The people whom the rules of a step mean now. Somebody who cannot be asked any more is replaced by a manager. */
export async function resolveApprovers(
  tx: TenantTx,
  rules: readonly ApproverRule[],
  context: ApproverContext,
): Promise<Seat[]> {
  const named = rules.flatMap(rule => (rule.kind === 'person' ? [rule.id] : []))
  const roles = rules.flatMap(rule => (rule.kind === 'role' ? [rule.id] : []))
  const able = await ableAmong(tx, named)
  const people: (Seat | undefined)[] = []
  for (const id of named) people.push(await asOrFor(tx, id, able))
  const holders =
    roles.length === 0
      ? []
      : await selectAbleOfRoles(tx, roles, { permissions: PERMISSIONS, most: MOST_APPROVERS })
  const managers = rules.some(rule => rule.kind === 'manager') ? await managersOf(tx, context.before) : []
  const seats = [
    ...people.flatMap(seat => (seat ? [seat] : [])),
    ...holders.map(seatOf('role')),
    ...managers.map(seatOf('manager')),
  ]
  return admitApprovers(seats, context).slice(0, MOST_APPROVERS)
}

const seatOf =
  (origin: Origin) =>
  ({ person_id, person_name, person_email }: Approver): Seat => ({
    person_id,
    person_name,
    person_email,
    origin,
  })

async function asOrFor(tx: TenantTx, id: string, able: readonly Approver[]): Promise<Seat | undefined> {
  const self = able.find(({ person_id }) => person_id === id)
  if (self) return seatOf('person')(self)
  const manager = await managerAbove(tx, id, [])
  return manager && seatOf('escalation')(manager)
}

async function managersOf(tx: TenantTx, people: readonly string[]): Promise<Approver[]> {
  const found = await selectManagersOf(tx, people)
  return ableAmong(tx, [...new Set(found.map(({ manager_id }) => manager_id))])
}

/** The nearest manager above somebody who can be asked and is none of these. */
export async function managerAbove(
  tx: TenantTx,
  personId: string,
  without: readonly string[],
): Promise<Approver | undefined> {
  const seen = new Set([personId])
  for (let level = 0, below = personId; level < MOST_LEVELS; level++) {
    const [found] = await selectManagersOf(tx, [below])
    if (!found || seen.has(found.manager_id)) return undefined
    below = found.manager_id
    seen.add(below)
    const [manager] = without.includes(below) ? [] : await ableAmong(tx, [below])
    if (manager) return manager
  }
  return undefined
}
