// The load generator, in a process of its own: its CPU time belongs to nobody's figure. A closed loop: each connection sends
// its next request when the answer to the last one has been read.
import { Agent, request as send } from 'node:http'
import type { Bounds, DriverReport, Load, LoadRequest } from './load.ts'
import { quantile } from './statistics.ts'

type Round = { load: Load; bounds: Bounds }

async function drive({ load, bounds }: Round): Promise<DriverReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: bounds.connections, scheduling: 'fifo' })
  const latencies: number[] = []
  const started = performance.now()
  const deadline = started + bounds.seconds * 1000
  let sent = 0
  let refused = 0
  const connection = async (index: number) => {
    const origin = new URL(load.origins[index % load.origins.length]!)
    while (sent < bounds.most && performance.now() < deadline) {
      const request = load.requests[sent++ % load.requests.length]!
      const before = performance.now()
      const status = await exchange(agent, origin, request)
      latencies.push(performance.now() - before)
      if (status >= 300) refused++
    }
  }
  await Promise.all(Array.from({ length: bounds.connections }, (_, index) => connection(index)))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = Float64Array.from(latencies).sort()
  return {
    operations: sorted.length,
    refused,
    seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  }
}

function exchange(
  agent: Agent,
  { hostname, port }: URL,
  { method, path, headers, body }: LoadRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = send({ agent, hostname, port, method, path, headers, timeout: 30_000 }, response => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
      response.resume()
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
