import { PushProblem } from '../push/push-problem.ts'
import { type Json, requireSuccess, type ScimAnswer, type ScimClient } from '../scim/scim-client.ts'

export type Entry = Json & { id: string }

export type Endpoint = '/Users' | '/Groups'

/** RFC 7644 §3.4.2.2: a refused filter means that the target cannot search. */
const CANNOT_SEARCH = new Set([400, 404, 405, 501])

export const pathOf = (endpoint: Endpoint, id: string): string => `${endpoint}/${encodeURIComponent(id)}`

/** Entries whose attribute really has the value: some targets ignore filters they do not understand. */
export async function findEntries(
  scim: ScimClient,
  endpoint: Endpoint,
  [attribute, value]: readonly [string, string],
): Promise<Entry[]> {
  const filter = encodeURIComponent(`${attribute} eq ${JSON.stringify(value)}`)
  const answer = await scim.ask('GET', `${endpoint}?filter=${filter}`)
  if (CANNOT_SEARCH.has(answer.status)) return []
  const { body } = requireSuccess(answer)
  const list = body?.['Resources'] ?? []
  if (!body || !Array.isArray(list)) throw new PushProblem('not_scim', { http_status: answer.status })
  return list.filter((entry: unknown) => isEntry(entry) && isSame(entry[attribute], value))
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && isUsableId((value as Json)['id'])

const isUsableId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= 1000 && !id.includes('\0')

/** userName and displayName are compared without case (RFC 7643 §4.1.1); an externalId here is a UUID. */
const isSame = (held: unknown, wanted: string): boolean =>
  typeof held === 'string' && held.toLowerCase() === wanted.toLowerCase()

type Wanted = { externalId: string; name: readonly [string, string]; isTaken(id: string): Promise<boolean> }

/** Our entry, by externalId and then by name. An entry of another system is never taken over. */
export async function findOurs(
  scim: ScimClient,
  endpoint: Endpoint,
  { externalId, name, isTaken }: Wanted,
): Promise<Entry | null> {
  if (scim.quirks.findsExternalId) {
    const [ours] = await findEntries(scim, endpoint, ['externalId', externalId])
    if (ours) return ours
  }
  const [named] = await findEntries(scim, endpoint, name)
  if (!named) return null
  const owner = named['externalId']
  const isForeign = typeof owner === 'string' && owner !== '' && owner !== externalId
  if (isForeign || (await isTaken(named.id))) throw new PushProblem('taken', { detail: name[1] })
  return named
}

/** The new entry's id; an answer without one is no answer of SCIM. */
export function createdId(answer: ScimAnswer): string {
  const { body, status } = requireSuccess(answer)
  if (!isEntry(body)) throw new PushProblem('not_scim', { http_status: status })
  return body.id
}

export async function removeEntry(scim: ScimClient, endpoint: Endpoint, id: string): Promise<number> {
  const answer = await scim.ask('DELETE', pathOf(endpoint, id))
  // An entry that is already gone counts as success.
  if (answer.status === 404 || answer.status === 410) return answer.status
  return requireSuccess(answer).status
}
