import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { until } from './until.ts'

const LONGEST_STOP_MS = 20_000

/** Asks a program to end, and ends it when it does not. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const overdue = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
  child.kill('SIGTERM')
  await ended.finally(() => clearTimeout(overdue))
}

/** Waits until a look at a program that was just started is content; a program that ended is no use to wait for. */
export const untilReady = (name: string, child: ChildProcess, isReady: () => Promise<boolean>) =>
  until(`${name} is ready`, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`)
    return isReady()
  })

/** Whether anybody listens on this port. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** Whether a page is answered well. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
