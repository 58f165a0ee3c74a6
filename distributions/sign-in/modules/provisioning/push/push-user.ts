import { changeEntry, replaceAll } from '../runs/change-entry.ts'
import {
  createdId,
  type Entry,
  findEntries,
  findOurs,
  isEntry,
  pathOf,
  removeEntry,
} from '../runs/entries.ts'
import { type Json, requireSuccess, type ScimClient } from '../scim/scim-client.ts'
import type { Abilities } from '../scim/service-provider.ts'
import type { UserWish } from '../scope-store.ts'
import type { Operation } from '../tables.ts'
import { digestOf, type Resource } from './attributes.ts'
import { PushProblem } from './push-problem.ts'

export type UserPush = {
  readonly wish: UserWish
  readonly resource: Resource & { externalId?: unknown; userName?: unknown }
  readonly person_id: string
  readonly remote_id: string | null
  readonly forced: boolean
  /** Whether an entry of the target belongs to somebody else of ours. */
  isTaken(remoteId: string): Promise<boolean>
}

export type Linked = { remote_id: string; active: boolean; digest: string; members: string[] | null }
export type PushOutcome = { operation: Operation; http_status: number | null; link: Linked | null }

type Talk = { scim: ScimClient; abilities: Abilities }

export function pushUser(talk: Talk, push: UserPush): Promise<PushOutcome> {
  return push.wish === 'active' ? bringUser(talk, push) : takeUser(talk, push)
}

const linkTo = (remote_id: string, { resource, wish }: UserPush): Linked => ({
  remote_id,
  active: wish === 'active',
  digest: digestOf(resource),
  members: null,
})

async function bringUser(talk: Talk, push: UserPush): Promise<PushOutcome> {
  if (push.remote_id !== null) {
    const updated = await updateUser(talk, push, push.remote_id)
    if (updated) return updated
  }
  // A former attempt may have made the entry although its answer was lost: look before creating.
  const found = await findUser(talk.scim, push)
  if (found) return adopt(talk, push, found)
  return createUser(talk, push)
}

async function createUser(talk: Talk, push: UserPush): Promise<PushOutcome> {
  const answer = await talk.scim.ask('POST', '/Users', push.resource)
  if (answer.status !== 409)
    return {
      operation: 'user.create',
      http_status: answer.status,
      link: linkTo(createdId(answer), push),
    }
  const found = await findUser(talk.scim, push)
  if (!found) requireSuccess(answer)
  return adopt(talk, push, found!)
}

const findUser = (scim: ScimClient, { person_id, resource, isTaken }: UserPush): Promise<Entry | null> =>
  findOurs(scim, '/Users', {
    externalId: person_id,
    name: ['userName', String(resource['userName'] ?? '')],
    isTaken,
  })

async function adopt(talk: Talk, push: UserPush, { id }: Entry): Promise<PushOutcome> {
  if (await push.isTaken(id)) throw new PushProblem('taken', { detail: id })
  const updated = await updateUser(talk, { ...push, forced: false }, id)
  if (!updated) throw new PushProblem('conflict', { http_status: 404 })
  return updated
}

/** Null: the target has no such entry any more. */
async function updateUser(talk: Talk, push: UserPush, id: string): Promise<PushOutcome | null> {
  const { scim, abilities } = talk
  const { resource, forced } = push
  const done = { operation: 'user.update' as const, link: linkTo(id, push) }
  if (forced) {
    const held = await scim.ask('GET', pathOf('/Users', id))
    if (held.status === 404) return null
    const { body, status } = requireSuccess(held)
    if (isEntry(body) && holds(body, resource)) return { ...done, http_status: status }
  }
  const operations = replaceAll(resource, scim.quirks.patchBody)
  const status = await changeEntry(scim, abilities, { endpoint: '/Users', id, resource, operations })
  return status === null ? null : { ...done, http_status: status }
}

/** Whether everything wanted is there already; what a target adds of its own is none of our business. */
function holds(held: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(held) && wanted.every(one => held.some(other => holds(other, one)))
  if (typeof wanted === 'object' && wanted !== null)
    return (
      typeof held === 'object' &&
      held !== null &&
      Object.entries(wanted).every(
        ([name, value]) => name === 'schemas' || holds((held as Json)[name], value),
      )
    )
  return held === wanted
}

/** Deactivates or deletes. Nobody is looked for by name here: who left may have had namesakes. */
async function takeUser(talk: Talk, push: UserPush): Promise<PushOutcome> {
  const isDelete = push.wish === 'delete'
  const operation = isDelete ? ('user.delete' as const) : ('user.deactivate' as const)
  const id = push.remote_id ?? (await findLost(talk.scim, push.person_id))
  if (id === null) return { operation, http_status: null, link: null }
  if (isDelete) return { operation, http_status: await removeEntry(talk.scim, '/Users', id), link: null }
  const status = await changeEntry(talk.scim, talk.abilities, {
    endpoint: '/Users',
    id,
    resource: push.resource,
    operations: replaceAll({ active: false }, talk.scim.quirks.patchBody),
  })
  return status === null
    ? { operation, http_status: 404, link: null }
    : { operation, http_status: status, link: linkTo(id, push) }
}

async function findLost(scim: ScimClient, personId: string): Promise<string | null> {
  if (!scim.quirks.findsExternalId) return null
  return (await findEntries(scim, '/Users', ['externalId', personId]))[0]?.id ?? null
}
