import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Afterwards, TestOptions } from '@tamga/core/testing'
import {
  createPrivateKey,
  createShellSession,
  type DeviceKey,
  type Entry,
  openDeviceKey,
  type SecretStore,
  type ShellDevice,
  type ShellSessionClient,
} from '@tamga/shell-contract/session'
import type { Arrival, BrowserSession, Conduct } from '../../conformance/world/browser-session.ts'
import { type ProviderWorld, startProviderWorld } from '../../conformance/world/provider-world.ts'

export const LOOPBACK = 'http://127.0.0.1:49152/callback'

export type Machine = {
  device: ShellDevice
  key: DeviceKey
  secrets: Map<string, string>
  session: ShellSessionClient
  /** Through the system browser, with consent where it is asked for. */
  signIn(browser: BrowserSession, conduct?: Conduct): Promise<Arrival>
}

export type ShellWorld = ProviderWorld & {
  machine(fields?: Partial<ShellDevice>): Promise<Machine>
  /** The web view: a cookie jar of its own. */
  enter(
    entry: Pick<Entry, 'code' | 'proof'>,
    view?: BrowserSession,
  ): Promise<{ view: BrowserSession; status: number; body: Loose }>
  audit(action: string): Promise<Loose[]>
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

export const storeOf = (kept: Map<string, string>): SecretStore => ({
  read: async name => kept.get(name) ?? null,
  write: async (name, value) => void kept.set(name, value),
  remove: async name => void kept.delete(name),
})

export async function startShellWorld(
  t: Afterwards,
  settings: Record<string, string> = {},
  options: Omit<TestOptions, 'settings'> = {},
): Promise<ShellWorld> {
  const world = await startProviderWorld(t, settings, options)
  return {
    ...world,
    machine: fields => openMachine(world, fields),
    async enter(entry, view = world.browser()) {
      const { code, proof } = entry
      return { view, ...(await view.call('POST', '/auth/shell/enter', { code, proof })) }
    },
    audit: async action => (await world.admin.get(`/audit?action=${action}`)).body.items,
  }
}

async function openMachine(world: ProviderWorld, fields: Partial<ShellDevice> = {}): Promise<Machine> {
  const key = await openDeviceKey(await createPrivateKey())
  const device = { id: randomUUID(), name: 'Лангууны компьютер', platform: 'desktop' as const, ...fields }
  const secrets = new Map<string, string>()
  const session = createShellSession({ origin: world.issuer, device, key, secrets: storeOf(secrets) })
  return {
    ...{ device, key, secrets, session },
    async signIn(browser, conduct) {
      const { url, verifier, state } = await session.authorize(LOOPBACK)
      const arrival = await browser.open(url, conduct)
      assert.equal(arrival.params.get('state'), state, arrival.text || String(arrival.url))
      await session.redeem({ code: arrival.params.get('code')!, verifier, redirectUri: LOOPBACK })
      return arrival
    },
  }
}
