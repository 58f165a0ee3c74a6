import { hash } from 'node:crypto'
import { Agent } from 'undici'
import { type ConnectorParts, createGuardedConnector } from './connector.ts'

export type Agents = { of: (tenant: string, ca?: string) => Agent; close: () => Promise<void> }

type AgentOptions = ConnectorParts & {
  /** Of one tenant to one origin. */
  connections?: number | undefined
}

/** Agents kept at once; the one unused longest ends its connections first. */
const MOST = 256

/**
 * The pooled connections of each tenant: nobody waits for a connection that another tenant holds. Calls that trust authorities of
 * their own have connections of their own.
 */
export function createAgents({ connections = 8, ...parts }: AgentOptions): Agents {
  const agents = new Map<string, Agent>()

  function createAgent(tenant: string, ca: string | Buffer | undefined): Agent {
    return new Agent({
      connect: createGuardedConnector(tenant, { ...parts, ca }),
      connections,
      pipelining: 1,
      maxOrigins: 512,
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 30_000,
      maxHeaderSize: 16_384,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  }

  function forgetOldest(): void {
    const [oldest] = agents
    if (agents.size <= MOST || !oldest) return
    agents.delete(oldest[0])
    // Waits for what is under way.
    void oldest[1].close().catch(() => {})
  }

  return {
    of(tenant, ca) {
      const key = ca === undefined ? tenant : `${tenant} ${hash('sha256', ca)}`
      const agent = agents.get(key) ?? createAgent(tenant, ca ?? parts.ca)
      agents.delete(key)
      agents.set(key, agent)
      forgetOldest()
      return agent
    },
    close: async () => {
      const open = [...agents.values()]
      agents.clear()
      await Promise.all(open.map(agent => agent.close()))
    },
  }
}
