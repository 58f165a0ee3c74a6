// The load generator, in a process of its own: its CPU time belongs to nobody's figure. A closed loop: each connection sends
// its next request when the answer to the last one has been read.
import { Agent, request as send } from 'node:http'
import type { Bounds, DriverReport, Load, LoadRequest } from './load.ts'
import { quantile } from './measurement/statistics.ts'

type Round = { load: Load; bounds: Bounds }
type Answer = { status: number; location: string; body: string }
type Course = { next(): LoadRequest | undefined; isGood(answer: Answer): boolean; values: string[] }

async function drive({ load, bounds }: Round): Promise<DriverReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: bounds.connections, scheduling: 'fifo' })
  const course = courseOf(load)
  const latencies: number[] = []
  const started = performance.now()
  const deadline = started + bounds.seconds * 1000
  const refusals: Answer[] = []
  let sent = 0
  const connection = async (index: number) => {
    const origin = new URL(load.origins[index % load.origins.length]!)
    while (sent < bounds.most && performance.now() < deadline) {
      const request = course.next()
      if (!request) return
      sent++
      const before = performance.now()
      const answer = await exchange(agent, origin, request)
      latencies.push(performance.now() - before)
      if (!course.isGood(answer)) refusals.push(answer)
    }
  }
  await Promise.all(Array.from({ length: bounds.connections }, (_, index) => connection(index)))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = Float64Array.from(latencies).sort()
  return {
    operations: sorted.length,
    refused: refusals.length,
    refusal: refusals[0] && JSON.stringify(refusals[0]).slice(0, 500),
    values: course.values,
    seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  }
}

/** Which request comes next, and what becomes of its answer. */
function courseOf({ requests, values, use = 'turn', answer }: Load): Course {
  const waiting = [...(values ?? [])]
  const brought = use === 'rotate' ? waiting : []
  const pattern = answer === undefined ? undefined : new RegExp(answer)
  let turn = 0
  const value = () => (use === 'turn' ? values![turn % values!.length] : waiting.shift())
  return {
    values: brought,
    next() {
      const given = values && value()
      if (values && given === undefined) return undefined
      const request = requests[turn++ % requests.length]!
      return given === undefined ? request : filled(request, given)
    },
    isGood({ status, location, body }) {
      if (!pattern) return status < 300
      const found = pattern.exec(location) ?? pattern.exec(body)
      if (found?.[1] !== undefined) brought.push(decodeURIComponent(found[1]))
      return found !== null
    },
  }
}

function filled(request: LoadRequest, value: string): LoadRequest {
  const encoded = encodeURIComponent(value)
  return {
    method: request.method,
    path: request.path.replace('{}', encoded),
    headers:
      request.headers &&
      Object.fromEntries(
        Object.entries(request.headers).map(([name, text]) => [name, text.replace('{}', value)]),
      ),
    body: request.body?.replace('{}', encoded),
  }
}

function exchange(
  agent: Agent,
  { hostname, port }: URL,
  { method, path, headers, body }: LoadRequest,
): Promise<Answer> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: 30_000 }
  return new Promise((resolve, reject) => {
    const request = send(options, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      )
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error(`${method} ${path} took more than 30 s`)))
    request.on('error', reject)
    request.end(body)
  })
}

process.on('message', (round: Round) => {
  drive(round).then(
    report => process.send!({ report }),
    error => process.send!({ problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
