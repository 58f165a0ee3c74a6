import { createOutbound, type Outbound, type OutboundCalls, type OutboundOptions } from '../outbound.ts'

/** Calls to addresses that the operator of the installation named one by one, as no administrator of a tenant can. */
export type OperatorOutbound = {
  /** Reaches the host and port of the address also where it is not a public one, and nothing else that is not. */
  to(url: string): OutboundCalls
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
    to: url => {
      const { hostname, port, protocol } = new URL(url)
      const host = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
      return open(host).of(host)
    },
    close: async () => {
      await Promise.all([...byHost.values()].map(one => one.close()))
    },
  }
}
