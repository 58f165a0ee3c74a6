import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readKept, writeKept } from '../kept-file.ts'
import type { SignatureAlgorithm } from './raw-signature.ts'

export type Channel = 'digital_signature' | 'mobile_otp' | 'bank' | 'face'

/** A session of the interface. It lies in a file: another process, or the next one after a restart, goes on with it. */
export type SimulatedSession = {
  readonly id: string
  readonly kind: 'authentication' | 'signature'
  /** Nobody yet in a session that a QR code begins. */
  readonly civil_id: string | null
  readonly rp_name: string
  readonly level: string
  /** What is signed: the challenge of the relying party, or a digest; in base64, as it was sent. */
  readonly challenge: string
  readonly algorithm: SignatureAlgorithm
  /** The base64 text as it was sent: signatures are made over it. */
  readonly interactions: string
  readonly callback: string
  readonly flow: 'Notification' | 'QR'
  readonly channel: Channel
  readonly vc: string
  readonly token: string
  readonly secret: string
  readonly otp: string | null
  readonly created_at: number
  readonly expires_at: number
  readonly wrong_pins: number
  readonly scanned: boolean
  readonly end_result: string | null
  /** Of the request that began it. */
  readonly request?: string
  /** Only the certificate of the person was asked for: nothing is signed. */
  readonly is_certificate_choice?: true
}

export type Sessions = {
  read(id: string): Promise<SimulatedSession | undefined>
  write(session: SimulatedSession): Promise<void>
  /** Those that are not forgotten yet. */
  known(): Promise<SimulatedSession[]>
  /** Those that still run, the newest first. */
  running(): Promise<SimulatedSession[]>
  /** Waits until the session is over, or as long as the caller wants to wait. */
  wait(
    id: string,
    until: { milliseconds: number; signal: AbortSignal },
  ): Promise<SimulatedSession | undefined>
}

const ID = /^[0-9a-f-]{36}$/
const LOOK_EVERY_MS = 150
/** Sessions are forgotten a while after they are over. */
const KEPT_MS = 10 * 60_000

export function createSessions(dataDir: string): Sessions {
  const folder = join(dataDir, 'simulators', 'eid', 'sessions')
  const fileOf = (id: string) => join(folder, `${id}.json`)

  async function read(id: string): Promise<SimulatedSession | undefined> {
    const kept = ID.test(id) ? await readKept(fileOf(id)) : undefined
    return kept === undefined ? undefined : withTimeout(JSON.parse(kept) as SimulatedSession)
  }

  async function all(): Promise<SimulatedSession[]> {
    const names = await readdir(folder).catch(() => [])
    const ids = names.filter(name => name.endsWith('.json')).map(name => name.slice(0, -'.json'.length))
    const found = (await Promise.all(ids.map(read))).filter(session => session !== undefined)
    const old = found.filter(({ expires_at }) => expires_at + KEPT_MS < Date.now())
    await Promise.all(old.map(({ id }) => rm(fileOf(id), { force: true })))
    return found.filter(session => !old.includes(session))
  }

  return {
    read,
    write: session => writeKept(fileOf(session.id), JSON.stringify(session)),
    known: all,
    async running() {
      const open = (await all()).filter(({ end_result }) => end_result === null)
      return open.sort((a, b) => b.created_at - a.created_at)
    },
    async wait(id, { milliseconds, signal }) {
      const end = Date.now() + milliseconds
      for (;;) {
        const session = await read(id)
        if (session?.end_result !== null || Date.now() >= end || signal.aborted) return session
        await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
      }
    },
  }
}

const withTimeout = (session: SimulatedSession): SimulatedSession =>
  session.end_result === null && session.expires_at <= Date.now()
    ? { ...session, end_result: 'TIMEOUT' }
    : session
