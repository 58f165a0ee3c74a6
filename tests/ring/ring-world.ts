import assert from 'node:assert/strict'
import { send } from '@tamga/core'
import { type Client, inPlatform, type Platform, pg, until } from '@tamga/core/testing'

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

/** One installation as its operator and its database see it. */
export type Member = { readonly address: string; readonly admin: Client; readonly databaseUrl: string }

export const RING = '/platform/ring'

export async function ask(
  admin: Client,
  method: 'get' | 'post',
  path: string,
  body?: object,
): Promise<Loose> {
  const answer = method === 'get' ? await admin.get(RING + path) : await admin.post(RING + path, body ?? {})
  assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`)
  return answer.body
}

/** Both operators add each other and compare the fingerprints. Answers with the id that each has for the other. */
export async function introduce(one: Member, other: Member): Promise<[string, string]> {
  const meet = async (here: Member, there: Member) => {
    const peer = await ask(here.admin, 'post', '/peers', { base_url: there.address })
    assert.equal(peer.status, 'unconfirmed')
    const { keys } = await ask(there.admin, 'get', '/self')
    await ask(here.admin, 'post', `/peers/${peer.id}/confirm`, { fingerprint: keys[0].fingerprint })
    return peer.id as string
  }
  return [await meet(one, other), await meet(other, one)]
}

export const linkOf = async ({ admin }: Member, service: string, direction: string): Promise<Loose> =>
  (await ask(admin, 'get', '/links')).items.find(
    (link: Loose) => link.service === service && link.direction === direction,
  )

export const statusOf = async (member: Member, service: string, direction: string): Promise<string> =>
  (await linkOf(member, service, direction))?.status

/** Proposed by the sender's operator, approved by the receiver's. */
export async function connect(
  from: Member,
  to: Member,
  given: { peer: string; service: string },
): Promise<void> {
  await ask(from.admin, 'post', '/links', { ...given, direction: 'out' })
  const arrived = await until('the proposal arrived', () => linkOf(to, given.service, 'in'))
  assert.deepEqual([arrived.status, arrived.we_approve, arrived.they_approve], ['proposed', false, true])
  await ask(to.admin, 'post', `/links/${arrived.id}/approve`)
  await until('the approval arrived', async () => (await statusOf(from, given.service, 'out')) === 'approved')
}

export const sendLetters = (platform: Platform, texts: readonly string[]): Promise<void> =>
  inPlatform(platform.ctx, 'test', async tx => {
    for (const text of texts) await send(tx, platform.ctx, { service: 'letters', given: { text } })
  })

export async function query<T extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

export const lettersAt = async ({ databaseUrl }: Pick<Member, 'databaseUrl'>): Promise<string[]> =>
  (await query<{ text: string }>(databaseUrl, 'select text from ring_letter order by text')).map(
    row => row.text,
  )
