import { randomBytes } from 'node:crypto'
import { loginRequest } from '../contestants/tamga.ts'
import type { Bench } from '../measurement/rounds.ts'
import { run } from '../postgres.ts'
import { seedMembers } from '../seeds.ts'
import { type Administered, type Call, callAs, startAdministered } from './administrator.ts'
import { type HangingHost, startHangingHost } from './hanging-host.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type ScimTarget, startScimTarget } from './scim-target.ts'
import { until } from './until.ts'

/** Two organisations in one process: the first is measured, the other has everything hang that it sets going. */
export type Neighbours = {
  service: Administered
  mails: MailServer
  target: ScimTarget
  /** Members of the measured organisation who are at its target. */
  members: string[]
  /** Sets going what hangs, and waits until it does. */
  disturb(): Promise<void>
  stop(): void
}

const HOSTILE_DOMAIN = 'hostile.example'
const HOSTILE_PEOPLE = 60
const HOSTILE_TARGETS = 30

export const memberEmail = (number: number): string => `member${number}@bench.example`

export async function startNeighbours(bench: Bench, memberCount: number): Promise<Neighbours> {
  const mails = await startMailServer(HOSTILE_DOMAIN)
  const target = await startScimTarget()
  const host = await startHangingHost()
  const stop = () => {
    for (const each of [mails, target, host]) each.stop()
  }
  try {
    const service = await startAdministered(bench.postgres, {
      name: 'Tamga',
      database: 'fairness',
      shedsLoad: true,
      app: 'sso-provisioning',
      settings: {
        MAIL_URL: mails.url,
        OUTBOUND_ALLOW: '127.0.0.1',
        OUTBOUND_TIMEOUT: '60s',
        SSO_SECRET_KEY: randomBytes(32).toString('base64'),
        TRUST_PROXY_HEADERS: 'true',
        LOGIN_LIMIT_ADDRESS: 'off',
        LOGIN_LIMIT_ACCOUNT: 'off',
      },
      seed: seedMembers(memberCount),
      requests: () => [loginRequest],
    })
    const members = await connectTarget(service.call, target, memberCount)
    await run(service.databaseUrl, ['update person set last_tenant_id = (select id from tenant limit 1)'])
    return { service, mails, target, members, disturb: () => disturb(service, { mails, host }), stop }
  } catch (error) {
    stop()
    throw error
  }
}

async function connectTarget(call: Call, target: ScimTarget, memberCount: number): Promise<string[]> {
  await addTarget(call, { name: 'Bench', base_url: target.url })
  const { user } = await call<{ user: { id: string } }>('GET', '/me')
  await until(() => target.active.size === memberCount + 1, 'the first push of all')
  return [...target.active].filter(id => id !== user.id)
}

async function addTarget(call: Call, about: { name: string; base_url: string }): Promise<void> {
  const { id } = await call<{ id: string }>('POST', '/sso/scim/targets', { ...about, token: 'bench-token' })
  await call('POST', `/sso/scim/targets/${id}/resync`)
}

/** Its targets and mails hang, as do the calls that its administrator makes by hand. */
async function disturb(
  { call, load, databaseUrl }: Administered,
  { mails, host }: { mails: MailServer; host: HangingHost },
): Promise<void> {
  const origin = load.origins[0]!
  const { id } = await call<{ id: string }>('POST', '/platform/tenants', { slug: 'hostile', name: 'Hostile' })
  await run(databaseUrl, [
    `insert into person (id, name, email, last_tenant_id)
     select platform.uuidv7(), 'Person ' || i, 'person' || i || '@${HOSTILE_DOMAIN}', '${id}' from generate_series(1, ${HOSTILE_PEOPLE}) i`,
  ])
  const own = callAs(origin, await signInTo(origin, id))
  await own('POST', '/store/apps/sso-provisioning/install')
  for (let i = 0; i < HOSTILE_TARGETS; i++)
    await addTarget(own, { name: `Target ${i}`, base_url: `${host.origin}/scim/${i}` })
  const about = { name: 'Trial', base_url: `${host.origin}/scim/trial`, token: 'bench-token' }
  for (let i = 0; i < HOSTILE_TARGETS; i++)
    void own('POST', '/sso/scim/targets/test', about).catch(() => undefined)
  for (let i = 1; i <= HOSTILE_PEOPLE; i++)
    await own('POST', '/auth/password/forgot', { email: `person${i}@${HOSTILE_DOMAIN}` })
  await until(() => mails.waiting() > 0 && host.calls() > 0, 'the first mail and call that hang')
}

/** A session of its own, so that the one that measures stays where it is. */
async function signInTo(origin: string, tenant: string): Promise<string> {
  const { method, path, headers, body } = loginRequest
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    body: JSON.stringify({ ...JSON.parse(body!), tenant }),
  })
  const answer = (await response.json()) as { session?: { token: string } }
  if (!answer.session) throw new Error(`signing in failed: ${JSON.stringify(answer)}`)
  return answer.session.token
}
