import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Afterwards,
  type Client,
  createClient,
  givenMember,
  pg,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { makeDocument } from '../sample-files.ts'

/** The first persons of the simulator sign as they are asked; this is the PIN of their signatures. */
export const PIN2 = '12345'
export const CITIZENS = ['111949212001', '111949212002', '111949212003'] as const

/** Somebody with a session, and an e-ID where a civil id is given. */
export type Signer = { readonly client: Client; readonly id: string; readonly name: string }

export async function startSigningWorld(t: Afterwards, settings: Record<string, string> = {}) {
  const world = await startTestPlatform(t, { settings, distribution: signIn })
  const { tenant } = (await world.admin.get('/me')).body
  const database = new pg.Client(world.databaseUrl)
  // The database goes with the platform, whatever is connected to it.
  database.on('error', () => undefined)
  await database.connect()

  async function linkEid(personId: string, civilId: string): Promise<void> {
    await database.query(
      `insert into national_identity (source, subject, person_id, civil_id, level) values ('eid', $1, $2, $3, 'QUALIFIED')`,
      [`PNOMN-${civilId}`, personId, civilId],
    )
  }

  async function givenSigner(name: string, civilId?: string, roles: string[] = []): Promise<Signer> {
    const person = await givenMember(world.platform.ctx, tenant, { email: `${name}@first.example`, roles })
    const client = createClient(world.origin)
    await client.signIn(person.email, person.password)
    if (civilId) await linkEid(person.id, civilId)
    return { client, id: person.id, name }
  }

  async function upload(client: Client, title: string, bytes?: Buffer): Promise<string> {
    const body = bytes ?? (await makeDocument(false, title))
    const path = `/documents?title=${encodeURIComponent(title)}`
    const made = await client.request('POST', path, body, { 'content-type': 'application/pdf' })
    assert.equal(made.status, 201, made.text)
    return made.body.id
  }

  async function content(client: Client, id: string, no: number): Promise<Buffer> {
    const path = `${world.origin}/api/v1/documents/${id}/versions/${no}/content`
    const got = await fetch(path, { headers: { authorization: `Bearer ${client.token}` } })
    assert.equal(got.status, 200)
    return Buffer.from(await got.arrayBuffer())
  }

  /** What the citizen does with the newest question on their phone. */
  async function decide(decision: object): Promise<void> {
    const session = await until('the phone rings', async () => {
      const page = (await world.stranger.get('//sim/eid/__phone', { 'accept-language': 'mn' })).text
      return /__phone\/([0-9a-f-]{36})/.exec(page)?.[1]
    })
    await world.stranger.request('POST', `//sim/eid/__phone/${session}`, decision)
  }

  const confirm = () => decide({ action: 'confirm', pin: PIN2 })

  const roots = () => readFileSync(join(world.mailDir, 'simulators', 'eid-trust.pem'), 'utf8')

  return { ...world, tenant, database, givenSigner, linkEid, upload, content, decide, confirm, roots }
}

export type SigningWorld = Awaited<ReturnType<typeof startSigningWorld>>
