import { Agent } from 'undici'
import { type ConnectorParts, createGuardedConnector } from './connector.ts'

export type Agents = { of: (tenant: string) => Agent; close: () => Promise<void> }

type AgentOptions = ConnectorParts & {
  /** Of one tenant to one origin. */
  connections?: number | undefined
}

/** Agents kept at once; the one unused longest ends its connections first. */
const MOST = 256

/** The pooled connections of each tenant: nobody waits for a connection that another tenant holds. */
export function createAgents({ connections = 8, ...parts }: AgentOptions): Agents {
  const agents = new Map<string, Agent>()

  function createAgent(tenant: string): Agent {
    return new Agent({
      connect: createGuardedConnector(tenant, parts),
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
    of(tenant) {
      const agent = agents.get(tenant) ?? createAgent(tenant)
      agents.delete(tenant)
      agents.set(tenant, agent)
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
