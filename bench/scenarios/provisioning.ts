import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { finding } from '../measurement/report.ts'
import type { Bench } from '../measurement/rounds.ts'
import { quantile } from '../measurement/statistics.ts'
import { seedMembers } from '../seeds.ts'
import { type Administered, startAdministered } from '../world/administrator.ts'
import { type ScimTarget, startScimTarget } from '../world/scim-target.ts'
import { until } from '../world/until.ts'
import { type Scenario, withContenders } from './scenario.ts'

const PER_SECOND = 50
const SECONDS = 6
const REMOVALS = PER_SECOND * SECONDS

export const provisioning: Scenario = {
  name: 'provisioning',
  about: 'from the removal of a member to `active: false` at a SCIM target, 50 removals a second for 6 s',
  async run(bench) {
    const target = await startScimTarget()
    let service: Administered | undefined
    const start = async () => {
      service = await startWith(bench)
      return service
    }
    try {
      return await withContenders([start], () => measure(service!, target))
    } finally {
      target.stop()
    }
  },
}

const startWith = (bench: Bench) =>
  startAdministered(bench.postgres, {
    name: 'provisioning',
    database: 'provisioning',
    app: 'sso-provisioning',
    settings: { OUTBOUND_ALLOW: '127.0.0.1', SSO_SECRET_KEY: randomBytes(32).toString('base64') },
    seed: seedMembers(REMOVALS),
  })

async function measure({ call }: Administered, target: ScimTarget) {
  const made = await call<{ id: string }>('POST', '/sso/scim/targets', {
    name: 'Bench',
    base_url: target.url,
    token: 'bench-token',
  })
  await call('POST', `/sso/scim/targets/${made.id}/resync`)
  const { user } = await call<{ user: { id: string } }>('GET', '/me')
  // The administrator is pushed too.
  await until(() => target.active.size === REMOVALS + 1, 'the first push of all')
  const leaving = [...target.active].filter(id => id !== user.id)
  const removedAt = await removeSteadily(call, leaving)
  await until(() => target.inactiveSince.size === leaving.length, 'the end of all removals at the target')
  const seconds = leaving
    .map(id => (target.inactiveSince.get(id)! - removedAt.get(id)!) / 1000)
    .sort((a, b) => a - b)
  return {
    rows: [],
    ratios: [],
    findings: [
      finding('s from removal to the target, p50', quantile(seconds, 0.5)),
      finding('s from removal to the target, p95', quantile(seconds, 0.95), 5),
      finding('s from removal to the target, the slowest', seconds.at(-1)!),
      finding('removals sent in a second', rateOf([...removedAt.values()])),
    ],
  }
}

/** An open loop: who is removed does not wait for the one before. The clock of each begins when the request is sent. */
async function removeSteadily(
  call: Administered['call'],
  people: readonly string[],
): Promise<Map<string, number>> {
  const started = performance.now()
  const removedAt = new Map<string, number>()
  const remove = async (id: string, index: number) => {
    await pause(Math.max(0, started + (index * 1000) / PER_SECOND - performance.now()))
    removedAt.set(id, performance.now())
    await call('DELETE', `/organisation/members/${id}`)
  }
  await Promise.all(people.map(remove))
  return removedAt
}

const rateOf = (times: readonly number[]) =>
  ((times.length - 1) * 1000) / (Math.max(...times) - Math.min(...times))
