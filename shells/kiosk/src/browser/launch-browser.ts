import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { type DebuggingPipe, openDebuggingPipe } from './debugging-pipe.ts'

export type LaunchOptions = {
  readonly executable: string
  /** For profiles alone: whatever is in it when a browser starts is of one that died together with its host, and goes. */
  readonly profiles: string
  /** Hosts that names are looked up for; every other one does not exist for this browser. */
  readonly hosts: readonly string[]
  readonly isHeadless: boolean
  /** Only where the machine lets no process make a sandbox, such as root in a container. */
  readonly withoutSandbox: boolean
}

export type RunningBrowser = {
  readonly pipe: DebuggingPipe
  readonly process: ChildProcess
  /** Resolved when the process is gone, for whatever reason; its profile is gone too then. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const FLAGS = [
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-features=Translate,AutofillServerCommunication,MediaRouter',
  '--disable-dev-shm-usage',
  '--password-store=basic',
  '--noerrdialogs',
  '--kiosk',
]

/** A browser with a profile of its own in a folder that nobody else may read, removed when it ends. */
export async function launchBrowser(options: LaunchOptions): Promise<RunningBrowser> {
  await removeProfile(options.profiles)
  await mkdir(options.profiles, { recursive: true, mode: 0o700 })
  const profile = await mkdtemp(join(options.profiles, 'profile-'))
  const rules = ['MAP * ~NOTFOUND', ...options.hosts.map(host => `EXCLUDE ${host}`)].join(' , ')
  const child = spawn(
    options.executable,
    [
      ...FLAGS,
      `--user-data-dir=${profile}`,
      `--host-resolver-rules=${rules}`,
      ...(options.isHeadless ? ['--headless', '--disable-gpu', '--window-size=1280,800'] : []),
      ...(options.withoutSandbox ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [toBrowser, fromBrowser] = [child.stdio[3] as Writable, child.stdio[4] as Readable]
  const pipe = openDebuggingPipe(toBrowser, fromBrowser)
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).then(() => {
    // Nobody reads from the one or writes to the other any more: open, they would keep the host from ending.
    for (const stream of [toBrowser, fromBrowser]) stream.destroy()
    return removeProfile(profile)
  })
  return {
    pipe,
    process: child,
    ended,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Processes of the browser may outlive it for a moment and still write; what cannot be removed then goes before the next start. */
async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => {})
}
