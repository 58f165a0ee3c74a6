import type { Usage } from '../../reliability/semaphore.ts'
import type { SparedTarget } from '../message.ts'
import { createOutbound, type Outbound, type OutboundCalls, type OutboundOptions } from '../outbound.ts'

/** Calls to addresses that the operator of the installation named one by one, as no administrator of a tenant can. */
export type OperatorOutbound = {
  /**
   * Reaches the host and port of the address also where it is not a public one, and nothing else that is not. Places, connections and
   * circuits belong to the tenant in whose name the call is made; without one, to the address.
   */
  to(url: string, tenant?: string): OutboundCalls
  /** Who holds places and who waits for them. */
  usage(): Usage[]
  spared(): SparedTarget[]
  close(): Promise<void>
}

/** Few addresses are named; who has more than these waits a moment for new connections. */
const MOST = 100

export function createOperatorOutbound(options: OutboundOptions): OperatorOutbound {
  const byHost = new Map<string, Outbound>()
  const open = (host: string): Outbound => {
    const known = byHost.get(host)
    if (known) return known
    const [oldest] = byHost.keys()
    if (byHost.size >= MOST && oldest !== undefined) {
      void byHost.get(oldest)?.close()
      byHost.delete(oldest)
    }
    const made = createOutbound({ ...options, allow: [...options.allow, host] })
    byHost.set(host, made)
    return made
  }
  return {
    to: (url, tenant) => {
      const { hostname, port, protocol } = new URL(url)
      const host = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
      return open(host).of(tenant ?? host)
    },
    usage: () => [...byHost.values()].flatMap(one => one.usage.calls()),
    spared: () => [...byHost.values()].flatMap(one => one.spared()),
    close: async () => {
      await Promise.all([...byHost.values()].map(one => one.close()))
    },
  }
}
