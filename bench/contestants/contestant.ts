import { createServer } from 'node:net'
import type { Bounds, DriverReport, Load } from '../load.ts'
import type { Postgres } from '../postgres.ts'

/** A server that runs and can be measured. */
export type Contender = {
  name: string
  /** The processes whose CPU time and memory are its own. */
  pids: readonly number[]
  load: Load
  /** Makes what a run uses up, outside the measurement: codes to exchange. */
  prepare?(bounds: Bounds): Promise<Load>
  /** Sees what a run brought: refresh tokens for the next one. */
  used?(report: DriverReport): void
  /** The share of requests that may fail, for one that cannot help it; 0 unless said. */
  tolerance?: number
  /** Fewer connections than the run has, where more would only queue. */
  connections?: number
  stop(): Promise<void>
}

/** Something to measure: one file that says how to start it and what to send it. */
export type Contestant = (postgres: Postgres) => Promise<Contender>

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
