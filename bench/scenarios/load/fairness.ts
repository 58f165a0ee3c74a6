import { loginRequest } from '../../contestants/tamga.ts'
import { startDriver } from '../../drive.ts'
import type { LoadRequest } from '../../load.ts'
import { type Finding, finding } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { median } from '../../measurement/statistics.ts'
import { memberEmail, type Neighbours, startNeighbours } from '../../world/neighbours.ts'
import { until } from '../../world/until.ts'
import type { Scenario } from '../scenario.ts'

const CROWD = 64
const MOST_OPERATIONS = 1_000_000
/** Of each kind, in the calm and in the disturbed phase. */
const TURNS = 12
const MOST_TIMES_LONGER = 2

const from = (address: string, request: LoadRequest): LoadRequest => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': address },
})

const ownSignIn = from('198.51.100.1', loginRequest)
const guess = from('203.0.113.1', {
  ...loginRequest,
  body: JSON.stringify({ email: 'nobody@bench.example', password: 'a guess' }),
})

type Phase = { signIn: number; mail: number; push: number }

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** What an organisation waits for: to be let in, for the mail of a forgotten password, for a removal to reach its systems. */
async function measurePhase({ service, mails, target, members }: Neighbours, phase: number): Promise<Phase> {
  const origin = service.load.origins[0]!
  const send = async ({ method, path, headers, body }: LoadRequest) => {
    const response = await fetch(`${origin}${path}`, { method, headers, body })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${method} ${path} was refused (${response.status})`)
  }
  const times: Record<keyof Phase, number[]> = { signIn: [], mail: [], push: [] }
  for (let turn = 0; turn < TURNS; turn++) {
    const number = phase * TURNS + turn
    const email = memberEmail(number + 1)
    const leaving = members[members.length - 1 - number]!
    times.signIn.push(await millisecondsOf(() => send(ownSignIn)))
    times.mail.push(
      await millisecondsOf(async () => {
        await service.call('POST', '/auth/password/forgot', { email })
        await until(() => mails.receivedAt.has(email), 'a reset mail')
      }),
    )
    times.push.push(
      await millisecondsOf(async () => {
        await service.call('DELETE', `/organisation/members/${leaving}`)
        await until(() => target.inactiveSince.has(leaving), 'a removal at the target')
      }),
    )
  }
  return { signIn: median(times.signIn), mail: median(times.mail), push: median(times.push) }
}

/** Milliseconds that a sign-in takes while somebody else keeps the password hashes busy. */
async function measureBesideGuesses({ driver, options }: Bench, { service }: Neighbours): Promise<number> {
  const crowd = startDriver()
  const load = { ...service.load, requests: [ownSignIn] }
  const one = { connections: 1, seconds: options.seconds, most: MOST_OPERATIONS }
  try {
    const guessing = crowd.drive({ ...load, requests: [guess] }, { ...one, connections: CROWD })
    const { p50 } = await driver.drive(load, one)
    await guessing
    return p50
  } finally {
    crowd.stop()
  }
}

const KINDS: readonly [keyof Phase, string][] = [
  ['signIn', 'a sign-in'],
  ['mail', 'a reset mail'],
  ['push', 'a removal at the target'],
]

const findingsOf = (calm: Phase, disturbed: Phase): Finding[] =>
  KINDS.flatMap(([kind, name]) => [
    finding(`milliseconds until ${name}, calm`, calm[kind]),
    finding(`the same while another organisation's calls, mails and targets hang`, disturbed[kind]),
    finding('how many times longer', disturbed[kind] / calm[kind], MOST_TIMES_LONGER),
  ])

export const fairness: Scenario = {
  name: 'fairness',
  about: 'what one organisation waits for while the calls, mails and targets of another hang',
  isLong: true,
  async run(bench) {
    const neighbours = await startNeighbours(bench, TURNS * 3)
    try {
      // The first of each kind is slower for reasons of its own.
      await measurePhase(neighbours, 0)
      const calm = await measurePhase(neighbours, 1)
      const guessed = await measureBesideGuesses(bench, neighbours)
      await neighbours.disturb()
      const disturbed = await measurePhase(neighbours, 2)
      return {
        rows: [],
        ratios: [],
        findings: [
          ...findingsOf(calm, disturbed),
          finding(`milliseconds until a sign-in beside ${CROWD} who guess passwords`, guessed),
          finding('how many times longer', guessed / calm.signIn, MOST_TIMES_LONGER),
        ],
      }
    } finally {
      await neighbours.service.stop()
      neighbours.stop()
    }
  },
}
