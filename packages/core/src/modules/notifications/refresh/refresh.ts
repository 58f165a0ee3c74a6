import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { DueNotification, NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { EVERYTHING } from '../../access/index.ts'
import { isAppActive } from '../../store/index.ts'
import type { Present, Versioned, Wanted } from './refresh-store.ts'
import * as store from './refresh-store.ts'

/** Of those who may see it; in an organisation where thousands may, these are enough to see to it. */
const MOST_HOLDERS = 50

/** Compares what is due with what people are told: adds, changes and withdraws. Answers whether anything changed. */
export async function refreshKind(
  tx: TenantTx,
  ctx: Context,
  { kind, people }: { kind: NotificationKind; people?: readonly string[] | undefined },
): Promise<boolean> {
  await store.lockKind(tx, kind.kind)
  const isUsed = kind.app === undefined || (await isAppActive(tx, kind.app))
  const due = isUsed ? await kind.select(tx, ctx, people) : []
  const wanted = await addressedTo(tx, kind, due)
  const present = await store.selectPresent(tx, kind.kind, people)
  const { changed, gone } = compare(
    people ? wanted.filter(({ person_id }) => people.includes(person_id)) : wanted,
    present,
  )
  if (changed.length + gone.length === 0) return false
  const number = await numbering(tx, [...changed, ...gone])
  if (changed.length > 0) await store.upsertNotifications(tx, kind.kind, changed.map(number))
  if (gone.length > 0) await store.updateWithdrawn(tx, gone.map(number))
  return true
}

async function addressedTo(
  tx: TenantTx,
  { permission }: NotificationKind,
  due: readonly DueNotification[],
): Promise<Wanted[]> {
  const isForHolders = permission !== undefined && due.some(({ people }) => people === undefined)
  const holders = isForHolders ? await store.selectHolders(tx, [permission, EVERYTHING], MOST_HOLDERS) : []
  const all = due.flatMap(({ people = holders, subject, stage, data }) =>
    people.map(person_id => ({ person_id, subject, stage, data })),
  )
  const named = new Set(due.flatMap(({ people = [] }) => people))
  const active = named.size > 0 ? await store.selectActivePeople(tx, [...named]) : new Set<string>()
  const present = new Set([...holders, ...active])
  return all.filter(({ person_id }) => present.has(person_id))
}

const keyOf = ({ person_id, subject }: Wanted): string => `${person_id} ${subject}`

function compare(wanted: readonly Wanted[], present: readonly Present[]) {
  const before = new Map(present.map(row => [keyOf(row), row]))
  const after = new Set(wanted.map(keyOf))
  const isSame = (each: Wanted): boolean => {
    const known = before.get(keyOf(each))
    return known?.stage === each.stage && isDeepStrictEqual(known.data, each.data)
  }
  return {
    changed: wanted.filter(each => !isSame(each)),
    gone: present.filter(row => !after.has(keyOf(row))),
  }
}

/** Each change has a version of its own, so that a reader who is cut between two of them misses none and sees none twice. */
async function numbering(tx: TenantTx, rows: readonly { person_id: string }[]) {
  const counts = new Map<string, number>()
  for (const { person_id } of rows) counts.set(person_id, (counts.get(person_id) ?? 0) + 1)
  const reached = await store.upsertFeeds(tx, counts)
  const next = new Map([...counts].map(([person, count]) => [person, reached.get(person)! - count]))
  return <T extends { person_id: string }>(row: T): Versioned<T> => {
    const version = next.get(row.person_id)! + 1
    next.set(row.person_id, version)
    return { ...row, version }
  }
}
