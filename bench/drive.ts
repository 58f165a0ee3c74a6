import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Bounds, DriverReport, Load } from './load.ts'

export type Driver = { drive(load: Load, bounds: Bounds): Promise<DriverReport>; stop(): void }

export function startDriver(): Driver {
  const child = fork(fileURLToPath(new URL('./driver.ts', import.meta.url)))
  const ended = once(child, 'exit').then(() => {
    throw new Error('the driver ended before its answer')
  })
  ended.catch(() => undefined)
  return {
    async drive(load, bounds) {
      if (!child.connected) throw new Error('the driver was stopped')
      const answered = once(child, 'message')
      child.send({ load, bounds })
      const [answer] = (await Promise.race([answered, ended])) as [
        { report?: DriverReport; problem?: string },
      ]
      if (!answer.report) throw new Error(`the driver failed: ${answer.problem}`)
      return answer.report
    },
    stop: () => void (child.connected && child.disconnect()),
  }
}
