import { changeEntry, patchBody } from '../runs/change-entry.ts'
import { createdId, findOurs, pathOf, removeEntry } from '../runs/entries.ts'
import { type Json, requireSuccess, type ScimClient } from '../scim/scim-client.ts'
import type { Abilities } from '../scim/service-provider.ts'
import { digestOf, GROUP } from './attributes.ts'
import { PushProblem } from './push-problem.ts'
import type { Linked, PushOutcome } from './push-user.ts'

export type GroupPush = {
  readonly role_id: string
  /** Null: the group is not wanted there any more. */
  readonly name: string | null
  /** Remote ids of those who belong to it. */
  readonly members: readonly string[]
  readonly link: { remote_id: string; members: string[] | null } | null
  isTaken(remoteId: string): Promise<boolean>
}

type Talk = { scim: ScimClient; abilities: Abilities }
type Named = GroupPush & { name: string }

export async function pushGroup(talk: Talk, push: GroupPush): Promise<PushOutcome> {
  if (push.name === null) return removeGroup(talk.scim, push)
  const named = { ...push, name: push.name }
  if (push.link) {
    const status = await updateGroup(talk, named, push.link)
    if (status !== null) return outcome('group.update', status, linkTo(push.link.remote_id, named))
  }
  const wanted = {
    externalId: push.role_id,
    name: ['displayName', named.name] as const,
    isTaken: push.isTaken,
  }
  const found = await findOurs(talk.scim, '/Groups', wanted)
  if (!found) return createGroup(talk, named)
  const status = await updateGroup(talk, named, { remote_id: found.id, members: null })
  if (status === null) throw new PushProblem('conflict', { http_status: 404 })
  return outcome('group.update', status, linkTo(found.id, named))
}

const outcome = (
  operation: PushOutcome['operation'],
  http_status: number | null,
  link: Linked | null,
): PushOutcome => ({ operation, http_status, link })

const linkTo = (remote_id: string, { name, members }: Named): Linked => ({
  remote_id,
  active: true,
  digest: digestOf([name, ...members.toSorted()]),
  members: [...members],
})

async function removeGroup(scim: ScimClient, { link }: GroupPush): Promise<PushOutcome> {
  const status = link && (await removeEntry(scim, '/Groups', link.remote_id))
  return outcome('group.delete', status, null)
}

const asMembers = (ids: readonly string[]): Json[] => ids.map(value => ({ value }))

const groupOf = ({ name, role_id }: Named, members: readonly string[]): Json => ({
  schemas: [GROUP],
  displayName: name,
  externalId: role_id,
  members: asMembers(members),
})

async function createGroup(talk: Talk, push: Named): Promise<PushOutcome> {
  const most = talk.scim.quirks.mostMembers
  const canPatch = push.members.length > most && (await talk.abilities.patch())
  const first = canPatch ? push.members.slice(0, most) : push.members
  const answer = await talk.scim.ask('POST', '/Groups', groupOf(push, first))
  const id = createdId(answer)
  if (canPatch) await addMembers(talk.scim, id, push.members.slice(most))
  return outcome('group.create', answer.status, linkTo(id, push))
}

type Known = { remote_id: string; members: string[] | null }

/** What changed since the last push; everything where that is not known, or was refused. */
async function updateGroup(talk: Talk, push: Named, { remote_id, members }: Known): Promise<number | null> {
  const whole = { endpoint: '/Groups' as const, id: remote_id, resource: groupOf(push, push.members) }
  if (members && (await talk.abilities.patch())) {
    const status = await patchDifference(talk.scim, push, { remote_id, members })
    if (status !== 'refused') return status
  }
  const most = talk.scim.quirks.mostMembers
  const operations = [
    { op: 'replace', path: 'displayName', value: push.name },
    { op: 'replace', path: 'members', value: asMembers(push.members.slice(0, most)) },
  ]
  const status = await changeEntry(talk.scim, talk.abilities, { ...whole, operations })
  if (status !== null && (await talk.abilities.patch()))
    await addMembers(talk.scim, remote_id, push.members.slice(most))
  return status
}

async function patchDifference(
  scim: ScimClient,
  push: Named,
  { remote_id, members }: { remote_id: string; members: string[] },
): Promise<number | null | 'refused'> {
  const [held, wanted] = [new Set(members), new Set(push.members)]
  const joining = push.members.filter(id => !held.has(id))
  const leaving = members.filter(id => !wanted.has(id))
  const operations: Json[] = [
    { op: 'replace', path: 'displayName', value: push.name },
    ...(joining.length > 0 ? [{ op: 'add', path: 'members', value: asMembers(joining) }] : []),
    ...leaving.map(id => ({ op: 'remove', path: `members[value eq ${JSON.stringify(id)}]` })),
  ]
  if (joining.length + leaving.length > scim.quirks.mostMembers) return 'refused'
  const answer = await scim.ask('PATCH', pathOf('/Groups', remote_id), patchBody(operations))
  if (answer.status === 404) return null
  // A member that the target has dropped itself cannot be removed again.
  if ([400, 405, 501].includes(answer.status)) return 'refused'
  return requireSuccess(answer).status
}

async function addMembers(scim: ScimClient, id: string, members: readonly string[]): Promise<void> {
  const most = scim.quirks.mostMembers
  for (let from = 0; from < members.length; from += most) {
    const value = asMembers(members.slice(from, from + most))
    requireSuccess(
      await scim.ask('PATCH', pathOf('/Groups', id), patchBody([{ op: 'add', path: 'members', value }])),
    )
  }
}
