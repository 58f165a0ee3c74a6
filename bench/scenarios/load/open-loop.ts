// A load generator with an open loop, in a process of its own: so many requests a second, however slowly they are answered. It is
// what a crowd does that does not know of one another.
import { Agent, request as send } from 'node:http'
import type { Load, LoadRequest } from '../../load.ts'
import { quantile } from '../../measurement/statistics.ts'

export type Flow = { load: Load; perSecond: number; seconds: number }

export type FlowReport = {
  sent: number
  accepted: number
  /** Told to come back later, and when. */
  shed: number
  /** Every other answer, and broken connections: by what they were. */
  others: Readonly<Record<string, number>>
  /** Of those that were accepted. */
  p50: number
  p99: number
}

const TICK_MS = 5
/** Nobody's machine has more callers at once: beyond it a request is not sent, and not counted. */
const MOST_OPEN = 4000

async function flow({ load, perSecond, seconds }: Flow): Promise<FlowReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN, scheduling: 'lifo' })
  const { hostname, port } = new URL(load.origins[0]!)
  const latencies: number[] = []
  const others: Record<string, number> = {}
  const counts = { sent: 0, shed: 0, open: 0 }
  const one = async (request: LoadRequest) => {
    const started = performance.now()
    const told = await exchange(agent, { hostname, port }, request)
    counts.open -= 1
    if (told === '200') latencies.push(performance.now() - started)
    else if (told === '503') counts.shed += 1
    else others[told] = (others[told] ?? 0) + 1
  }
  const started = performance.now()
  const pending: Promise<void>[] = []
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - started) / 1000
      const due = Math.floor(Math.min(elapsed, seconds) * perSecond)
      while (counts.sent < due) {
        if (counts.open < MOST_OPEN) {
          counts.open += 1
          pending.push(one(load.requests[counts.sent % load.requests.length]!))
        }
        counts.sent += 1
      }
      if (elapsed < seconds) return
      clearInterval(timer)
      resolve()
    }, TICK_MS)
  })
  await Promise.all(pending)
  agent.destroy()
  const sorted = Float64Array.from(latencies).sort()
  return {
    sent: pending.length,
    accepted: sorted.length,
    shed: counts.shed,
    others,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  }
}

/** Answers with the status; a refusal without Retry-After is none. */
function exchange(
  agent: Agent,
  target: { hostname: string; port: string },
  { method, path, headers, body }: LoadRequest,
): Promise<string> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise(resolve => {
    const request = send(
      { agent, ...target, method, path, headers: { ...headers, ...length }, timeout: 30_000 },
      response => {
        response.resume()
        response.on('end', () => {
          const isTold = response.headers['retry-after'] !== undefined
          resolve(
            response.statusCode === 503 && !isTold ? '503 without Retry-After' : String(response.statusCode),
          )
        })
        response.on('error', error => resolve(error.message))
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')))
    request.on('error', error => resolve((error as NodeJS.ErrnoException).code ?? error.message))
    request.end(body)
  })
}

process.on('message', (given: Flow) => {
  flow(given).then(
    report => process.send!({ report }),
    error => process.send!({ problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
