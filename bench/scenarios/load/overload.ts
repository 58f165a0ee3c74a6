import type { Contender } from '../../contestants/contestant.ts'
import { authorised, loginRequest, startTamga } from '../../contestants/tamga.ts'
import type { DriverReport, LoadRequest } from '../../load.ts'
import { type Finding, finding } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { cpuSince, cpuTimes } from '../../process-tree.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { type Scenario, withContenders } from '../scenario.ts'
import { type Crowd, keepProbing, pin, startCrowd } from './crowd.ts'
import type { Flow } from './open-loop.ts'

const SESSIONS = 1000
const TIMES = [3, 10] as const
const MOST_OPERATIONS = 1_000_000
const CALM = 2
const BUSY = 16
const RECOVERY_MS = 2000

/** What the bars say, as the most that a figure may be. */
const BARS = { lost: 0.15, latency: 5, probe: 1000, others: 0, after: 1.5 }

type Kind = { readonly name: string; readonly requests: readonly LoadRequest[] }

export const overload: Scenario = {
  name: 'overload',
  about: 'a crowd of three and of ten times the capacity, for a list of 200 and for signing in',
  isLong: true,
  async run(bench) {
    let kinds: Kind[] = []
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'overload',
        shedsLoad: true,
        settings: { LOGIN_LIMIT_ACCOUNT: 'off', LOGIN_LIMIT_ADDRESS: 'off' },
        seed: seedSessions(SESSIONS),
        requests: token => {
          kinds = [
            { name: 'list of 200', requests: [authorised(token, '/organisation/members?limit=200')] },
            { name: 'sign-in', requests: [loginRequest] },
          ]
          return presentedTokens(SESSIONS).map(each => authorised(each, '/me'))
        },
      })
    // Before the service is connected: the server's processes for its connections inherit it.
    pin([bench.postgres.pid], 0)
    return withContenders([ours], async ([tamga]) => {
      const crowd = startCrowd()
      pin(tamga!.pids, 0)
      pin([crowd.pid, process.pid], 1)
      try {
        const findings: Finding[] = []
        for (const kind of kinds) findings.push(...(await measureKind(bench, { tamga: tamga!, crowd, kind })))
        return { rows: [], ratios: [], findings }
      } finally {
        crowd.stop()
        pin([bench.postgres.pid, process.pid], 'any')
      }
    })
  },
}

type Measured = { readonly tamga: Contender; readonly crowd: Crowd; readonly kind: Kind }

async function measureKind(bench: Bench, measured: Measured): Promise<Finding[]> {
  const { tamga, kind } = measured
  const load = { origins: tamga.load.origins, requests: kind.requests }
  const { seconds } = bench.options
  const drive: Drive = connections =>
    bench.driver.drive(load, { connections, seconds, most: MOST_OPERATIONS })
  await drive(BUSY)
  const calm = await drive(CALM)
  // Probed as it is under overload, so that both have the same to do beside it.
  const probing = probe(load)
  const cpu = cpuTimes(tamga.pids)
  const peak = await drive(BUSY)
  await probing.stop()
  const goodput = (peak.operations - peak.refused) / (cpuSince(cpu, tamga.pids) / 1e6)
  const capacity = (peak.operations - peak.refused) / peak.seconds
  const findings = [
    finding(`${kind.name}: accepted per second at its capacity`, capacity),
    finding(`${kind.name}: ms of an accepted one on a calm service, 99 of 100`, calm.p99),
  ]
  for (const times of TIMES) {
    bench.say(`  ${kind.name}, ${times} times ${capacity.toFixed(0)} a second`)
    const flow = { load, perSecond: capacity * times, seconds: seconds * 2 }
    const before = { calm, goodput, of: `${kind.name} at ${times} times` }
    findings.push(...(await measureCrowd(measured, { flow, drive, before })))
  }
  return findings
}

type Drive = (connections: number) => ReturnType<Bench['driver']['drive']>
type Before = { readonly calm: DriverReport; readonly goodput: number; readonly of: string }
type CrowdPlan = { readonly flow: Flow; readonly drive: Drive; readonly before: Before }

async function measureCrowd(
  { tamga, crowd }: Measured,
  { flow, drive, before }: CrowdPlan,
): Promise<Finding[]> {
  const { calm, goodput, of } = before
  const probing = probe(flow.load)
  const cpu = cpuTimes(tamga.pids)
  const told = await crowd.send(flow).finally(() => void probing.stop())
  const good = told.accepted / (cpuSince(cpu, tamga.pids) / 1e6)
  const [health, ready] = await probing.stop()
  await new Promise(resolve => setTimeout(resolve, RECOVERY_MS))
  const after = await drive(CALM)
  return [
    finding(`${of}: sent per second`, told.sent / flow.seconds),
    finding(`${of}: answers that are neither good nor 503 with Retry-After`, sum(told.others), BARS.others),
    finding(
      `${of}: share of the goodput (accepted per second of server CPU) that is lost`,
      1 - good / goodput,
      BARS.lost,
    ),
    finding(
      `${of}: times longer an accepted one takes than on a calm service, 99 of 100`,
      told.p99 / calm.p99,
      BARS.latency,
    ),
    finding(`${of}: longest ms of /health`, health!, BARS.probe),
    finding(`${of}: longest ms of /ready`, ready!, BARS.probe),
    finding(
      `${of}: times longer ${RECOVERY_MS / 1000} s afterwards, median`,
      after.p50 / calm.p50,
      BARS.after,
    ),
  ]
}

function probe({ origins }: { readonly origins: readonly string[] }) {
  const probes = ['/health', '/ready'].map(path => keepProbing(`${origins[0]}${path}`))
  return { stop: () => Promise.all(probes.map(each => each.stop())) }
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)
