import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { until } from '@tamga/core/testing'
import type { Screen } from '@tamga/desktop'
import type { BrowserSession } from '../../conformance/world/browser-session.ts'
import type { Place, WindowSystem } from './window-system.ts'

export type DesktopMachine = {
  readonly pid: number
  ask<T>(question: string, given?: Record<string, string>): Promise<T>
  evaluate<T>(expression: string): Promise<T>
  /** Presses what shows this text, in whichever window, until it has happened; left out, until the text is gone. */
  press(label: string, hasHappened?: () => Promise<boolean>): Promise<void>
  /** A hand on the work area. */
  touch(): Promise<void>
  showing(kind: Screen['kind']): Promise<Screen & { title: string | null }>
  /** Its own processes and those of its web views. */
  processes(): Promise<number[]>
  /** Resolved when it has ended. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

export type MachineOptions = {
  readonly system: WindowSystem
  readonly folder: string
  readonly program: string
  readonly origin: string
}

export async function startMachine({
  system,
  folder,
  program,
  origin,
}: MachineOptions): Promise<DesktopMachine> {
  const config = join(folder, 'config.json')
  await writeFile(config, JSON.stringify({ origin, name: 'Ажлын компьютер' }))
  const child = spawn('gjs', ['-m', program, config], {
    ...{ env: { ...system.env, LANG: 'mn_MN.UTF-8' }, detached: true },
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const ask = createAsking(child, ended)
  const pid = child.pid!
  const machine: DesktopMachine = {
    ...{ pid, ask, ended },
    evaluate: expression => ask('evaluate', { expression }),
    press: (label, hasHappened = async () => (await ask('find', { label })) === null) =>
      clickUntil(system, { find: () => ask('find', { label }), hasHappened, what: label }),
    touch: () =>
      clickUntil(system, {
        ...{ find: () => ask('view'), what: 'the work area' },
        hasHappened: async () => (await ask<number>('sinceTouch')) < 2000,
      }),
    showing: kind =>
      until(`the desktop shows ${kind}`, async () => {
        const screen = await ask<Screen>('screen')
        return screen.kind === kind && screen
      }) as never,
    processes: () => processesOf(pid),
    async stop() {
      for (const one of await processesOf(pid)) process.kill(one, 'SIGKILL')
      await ended
    },
  }
  return machine
}

type Click = {
  readonly what: string
  find(): Promise<Place | null>
  hasHappened(): Promise<boolean>
}

const AGAIN_MS = 1500

/** What was just drawn moves until the window is laid out, and a click beside it is none: a person would try again, too. */
async function clickUntil(system: WindowSystem, { what, find, hasHappened }: Click): Promise<void> {
  await until(what, find)
  let clickedAt = 0
  await until(`${what} is pressed`, async () => {
    if (clickedAt > 0 && (await hasHappened())) return true
    const place = Date.now() - clickedAt > AGAIN_MS ? await find() : null
    if (!place) return false
    clickedAt = Date.now()
    await system.click(place)
    return false
  })
}

type Told = { id: number; result?: unknown; error?: string }

function createAsking(child: ChildProcess, ended: Promise<unknown>) {
  const waiting = new Map<number, (told: Told) => void>()
  let count = 0
  let complaints = ''
  child.stderr!.on('data', data => {
    complaints = `${complaints}${data}`.slice(-2000)
  })
  createInterface({ input: child.stdout! }).on('line', line => {
    if (!line.startsWith('{')) return
    const told = JSON.parse(line) as Told
    waiting.get(told.id)?.(told)
    waiting.delete(told.id)
  })
  child.stdin!.on('error', () => {})
  return async <T>(ask: string, given: Record<string, string> = {}): Promise<T> => {
    const id = ++count
    const told = new Promise<Told>(resolve => waiting.set(id, resolve))
    child.stdin!.write(`${JSON.stringify({ id, ask, with: given })}\n`)
    const over = ended.then((): Told => ({ id, error: 'it has ended' }))
    const { result, error } = await Promise.race([told, over])
    if (error !== undefined) throw new Error(`${error}\n${complaints}`)
    return result as T
  }
}

/** The program leads a process group, in which its web views are too. */
async function processesOf(group: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const groups = await Promise.all(
    all.map(async pid => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state !== 'Z' && Number(itsGroup) === group ? Number(pid) : null
    }),
  )
  return groups.filter(pid => pid !== null)
}

/** What a person does: presses the button, and signs in where the system browser was sent. */
export async function signInAt(
  machine: DesktopMachine,
  system: WindowSystem,
  browser: BrowserSession,
): Promise<void> {
  await machine.showing('sign-in')
  await machine.press('Нэвтрэх')
  const arrival = await browser.open(await system.browserAddress())
  assert.ok(arrival.url, arrival.text)
  const answer = await fetch(arrival.url)
  assert.equal(answer.status, 200)
  assert.match(await answer.text(), /Нэвтэрлээ/)
}
