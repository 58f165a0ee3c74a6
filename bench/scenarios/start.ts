import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../child.ts'
import { freePort } from '../contestants/contestant.ts'
import { finding } from '../measurement/report.ts'
import { median } from '../measurement/statistics.ts'
import type { Scenario } from './scenario.ts'

const SERVICE = new URL('../../distributions/sign-in/main.ts', import.meta.url)

export const start: Scenario = {
  name: 'start',
  hasOwnServer: true,
  about:
    'seconds from the start of the service to /ready, with its own database: on an empty folder, and again',
  async run(bench) {
    const cold: number[] = []
    const warm: number[] = []
    for (let round = 0; round < bench.options.rounds; round++) {
      bench.say(`  round ${round + 1}`)
      const folder = await mkdtemp(join(tmpdir(), 'tamga-start-'))
      // Run by root, the database has a user of its own, who must reach its folder.
      await chmod(folder, 0o755)
      try {
        cold.push(await secondsToReady(folder))
        warm.push(await secondsToReady(folder))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
    return {
      rows: [],
      ratios: [],
      findings: [finding('s, cold start', median(cold), 15), finding('s, warm start', median(warm), 5)],
    }
  },
}

async function secondsToReady(folder: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = await startChild({
    program: SERVICE,
    args: ['serve'],
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
    readyUrl: `http://127.0.0.1:${port}/ready`,
  })
  const seconds = (performance.now() - started) / 1000
  await child.stop()
  return seconds
}
