import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import {
  deletePeople,
  type Person,
  selectTenantsOfPerson,
  selectUnclaimed,
  selectUnclaimedWithoutPlace,
  updatePerson,
  updateReservation,
  upsertPerson,
} from './person-store.ts'

/** Returns those of the given people who hold something that makes the account theirs: a password, a linked login. */
export type PersonClaim = (tx: PlatformTx, personIds: readonly string[]) => Promise<Iterable<string>>

export const personClaims = defineExtensionPoint<PersonClaim>('tenancy.person-claims')

type Details = Partial<Pick<Person, 'given_name' | 'family_name' | 'phone' | 'picture'>>

/**
 * Creates a person, or takes over a row that only an invitation made; tenants that invited keep the name they typed. Undefined
 * when the address belongs to somebody. The row is reserved for a minute, so that of two concurrent requests one gets it.
 */
export async function claimPerson(
  tx: PlatformTx,
  ctx: Context,
  { email, name, ...details }: { email: string; name: string } & Details,
): Promise<Person | undefined> {
  const { person, isNew } = await upsertPerson(tx, { email, name })
  if (!isNew && !(await isUnclaimed(tx, ctx, person.id))) return undefined
  await updateReservation(tx, person.id, true)
  const changes = { ...details, ...(!isNew && { name: name.trim() }) }
  return Object.keys(changes).length === 0 ? person : updatePerson(tx, person.id, changes)
}

/** Undoes claimPerson when the membership could not be made. */
export async function releasePerson(tx: PlatformTx, ctx: Context, id: string): Promise<void> {
  await updateReservation(tx, id, false)
  await sweepPeople(tx, ctx, await selectUnclaimedWithoutPlace(tx, { ids: [id], limit: 1 }))
}

/** Deletes one batch and returns how many people were examined. */
export async function sweepUnclaimedPeople(tx: PlatformTx, ctx: Context, limit: number): Promise<number> {
  const found = await selectUnclaimedWithoutPlace(tx, { limit })
  await sweepPeople(tx, ctx, found)
  return found.length
}

async function sweepPeople(tx: PlatformTx, ctx: Context, ids: readonly string[]): Promise<void> {
  const claimed = await claimedAmong(tx, ctx, ids)
  await deletePeople(
    tx,
    ids.filter(id => !claimed.has(id)),
  )
}

/** Whether a row is somebody's account already, or only an invitation made it. The caller holds the lock of the person. */
export async function isClaimed(
  tx: PlatformTx,
  ctx: Context,
  { id, email_verified_at, is_operator }: Person,
): Promise<boolean> {
  if (email_verified_at !== null || is_operator) return true
  if ((await selectTenantsOfPerson(tx, id)).length > 0) return true
  return (await claimedAmong(tx, ctx, [id])).has(id)
}

async function isUnclaimed(tx: PlatformTx, ctx: Context, id: string): Promise<boolean> {
  return (await selectUnclaimed(tx, id)) && !(await claimedAmong(tx, ctx, [id])).has(id)
}

async function claimedAmong(tx: PlatformTx, ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  const claimed = new Set<string>()
  if (ids.length === 0) return claimed
  for (const claim of ctx.services.modules.extensions(personClaims))
    for (const id of await claim(tx, ids)) claimed.add(id)
  return claimed
}
