import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Flow, FlowReport } from './open-loop.ts'

export type Crowd = { readonly pid: number; send(flow: Flow): Promise<FlowReport>; stop(): void }

/** Callers who do not wait for one another. */
export function startCrowd(): Crowd {
  const child = fork(fileURLToPath(new URL('./open-loop.ts', import.meta.url)))
  const ended = once(child, 'exit').then(() => {
    throw new Error('the crowd ended before its answer')
  })
  ended.catch(() => undefined)
  return {
    pid: child.pid!,
    async send(flow) {
      const answered = once(child, 'message')
      child.send(flow)
      const [{ report, problem }] = (await Promise.race([answered, ended])) as [
        { report?: FlowReport; problem?: string },
      ]
      if (!report) throw new Error(`the crowd failed: ${problem}`)
      return report
    },
    stop: () => void (child.connected && child.disconnect()),
  }
}

/** Keeps processes on one core, so that load and service do not take time from one another; nothing happens where that cannot be. */
export function pin(pids: readonly number[], core: number | 'any'): void {
  if (cpus().length < 2) return
  const cores = core === 'any' ? `0-${cpus().length - 1}` : String(core)
  for (const pid of pids) spawnSync('taskset', ['-acp', cores, String(pid)])
}

/** Asks over and over how long an answer takes; answers with the longest, in milliseconds. */
export function keepProbing(url: string): { stop(): Promise<number> } {
  let longest = 0
  let isOver = false
  const loop = async () => {
    while (!isOver) {
      const started = performance.now()
      const isGood = await fetch(url).then(
        async answer => {
          await answer.arrayBuffer()
          return answer.status === 200
        },
        () => false,
      )
      longest = Math.max(longest, isGood ? performance.now() - started : Number.POSITIVE_INFINITY)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    return longest
  }
  const ended = loop()
  return {
    stop: () => {
      isOver = true
      return ended
    },
  }
}
