import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import {
  type Answer,
  type Client,
  startTestPlatform,
  type TestPlatform,
  until as untilFound,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { type ScimServer, startScimServer } from './scim-server.ts'

export const PASSWORD = 'another long seal of jade 1207'

/** The distribution with provisioning installed, allowed to call this machine, and quick to try again. */
export async function startProvisioning(settings: Record<string, string> = {}): Promise<TestPlatform> {
  const world = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      settings: {
        OUTBOUND_ALLOW: '127.0.0.1',
        SCIM_RETRY_BASE: '20ms',
        OUTBOUND_TIMEOUT: '1s',
        SSO_SECRET_KEY: randomBytes(32).toString('base64'),
        ...settings,
      },
    },
  )
  const installed = await world.admin.post('/store/apps/sso-provisioning/install')
  assert.equal(installed.status, 201, installed.text)
  return world
}

export async function givenServer(): Promise<ScimServer> {
  const scim = await startScimServer()
  after(() => scim.close())
  return scim
}

export async function givenTarget(admin: Client, scim: ScimServer, more: object = {}): Promise<string> {
  const made = await admin.post('/sso/scim/targets', {
    name: `Систем ${scim.url}`,
    base_url: scim.url,
    token: scim.token,
    ...more,
  })
  assert.equal(made.status, 201, made.text)
  // Else every later change would be pushed to it, in vain, for its server is gone.
  after(() => admin.delete(`/sso/scim/targets/${made.body.id}`).catch(() => undefined))
  return made.body.id
}

let people = 0

export async function givenPerson(admin: Client, name = 'Сараа Бат'): Promise<{ id: string; email: string }> {
  const email = `person-${++people}@first.example`
  const made = await admin.post('/organisation/members', { email, name, password: PASSWORD })
  assert.equal(made.status, 201, made.text)
  return { id: made.body.id, email }
}

/** A wait that was in vain says what it waited for: in words, or by the condition itself. */
export const until = <T>(look: () => T | Promise<T>, what = String(look)) => untilFound(what, look)

// biome-ignore lint/suspicious/noExplicitAny: a test reads runs and says itself what it expects
export type Run = any

export const runsOf = async (admin: Client, filter: string): Promise<Run[]> =>
  succeeded(await admin.get(`/sso/scim/runs?limit=200&${filter}`)).body.items

/** The run of a person at a target, once it has the status. */
export const untilRun = (
  admin: Client,
  { target, user, status }: { target: string; user: string; status: string },
): Promise<Run> =>
  until(
    async () => (await runsOf(admin, `target=${target}&user=${user}&status=${status}`))[0],
    `a run with status ${status}`,
  )

export const succeeded = (answer: Answer, status = 200): Answer => {
  assert.equal(answer.status, status, answer.text)
  return answer
}
