import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Child = { pid: number; stop(): Promise<void> }

export type ChildPlan = {
  /** A file for this very Node, or the path of any other program. */
  program: URL | string
  /** Of Node itself, before the file. */
  nodeArgs?: readonly string[]
  args?: readonly string[]
  /** All the child knows of its surroundings: nothing of the caller's environment leaks into a measurement. */
  env: Readonly<Record<string, string>>
  /** Asked until it answers 200. */
  readyUrl: string
}

/** Long: whoever shares the machine may hold all of its cores. */
const READY_WITHIN_MS = 300_000

/** Starts a program and waits until it answers. */
export async function startChild({
  program,
  nodeArgs = [],
  args = [],
  env,
  readyUrl,
}: ChildPlan): Promise<Child> {
  const [file, before] =
    typeof program === 'string' ? [program, []] : [process.execPath, [...nodeArgs, program.pathname]]
  const child = spawn(file, [...before, ...args], {
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr!.on('data', chunk => {
    output = `${output}${chunk}`.slice(-4000)
  })
  const stop = () => stopChild(child)
  try {
    await becomesReady(child, readyUrl)
    return { pid: child.pid!, stop }
  } catch (error) {
    await stop()
    throw new Error(`${program} did not start\n${output}`, { cause: error })
  }
}

async function becomesReady(child: ChildProcess, url: string): Promise<void> {
  for (const deadline = performance.now() + READY_WITHIN_MS; performance.now() < deadline; await pause(20)) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`)
    if (await answers(url)) return
  }
  throw new Error(`${url} did not answer in time`)
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async response => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended.finally(() => clearTimeout(impatient))
}
