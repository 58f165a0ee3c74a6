import type { Contender } from '../contestants/contestant.ts'
import type { Driver } from '../drive.ts'
import type { Bounds, Load } from '../load.ts'
import { loadsOf, type Operation } from './operations.ts'
import type { RunningProvider } from './provider.ts'
import type { Terms } from './terms.ts'

type Loads = ReturnType<typeof loadsOf>
type Part = Pick<Contender, 'load' | 'prepare' | 'used'>

/** How many tokens a run presents: a crowd, not one over and over. */
const TOKENS = 200
const PREPARING = { connections: 8, seconds: 60, most: TOKENS }

/** One provider at one operation. Tokens that it needs are made here, before anything is measured. */
export async function contenderOf(
  driver: Driver,
  provider: RunningProvider,
  { terms, operation }: { terms: Terms; operation: Operation },
): Promise<Contender> {
  const { name, pids, tolerance = 0 } = provider
  const bring = bringer(driver, tolerance)
  const part = await PARTS[operation](bring, loadsOf(provider, terms))
  return { name, pids, tolerance, stop: async () => undefined, ...part }
}

const PARTS: Record<Operation, (bring: Bring, loads: Loads) => Promise<Part>> = {
  discovery: async (_, loads) => ({ load: loads.discovery }),
  client_credentials: async (_, loads) => ({ load: loads.client_credentials }),
  auth: async (_, loads) => ({ load: loads.auth }),
  session_check: async (_, loads) => ({ load: loads.session_check }),
  introspection: async (bring, loads) => ({
    load: loads.introspection(await bring(loads.client_credentials)),
  }),
  userinfo: async (bring, loads) => {
    const codes = await bring(loads.auth)
    return { load: loads.userinfo(await bring(loads.accessTokens(codes))) }
  },
  // As many codes as one such run can get; what is left over expires.
  exchange: async (bring, loads) => ({
    load: loads.auth,
    prepare: async bounds => loads.exchange(await bring(loads.auth, bounds)),
  }),
  refresh: async (bring, loads) => {
    const codes = await bring(loads.auth)
    let tokens = await bring(loads.exchange(codes))
    return {
      load: loads.refresh(tokens),
      prepare: async () => loads.refresh(tokens),
      used: ({ values }) => {
        tokens = values
      },
    }
  },
}

type Bring = (load: Load, bounds?: Bounds) => Promise<string[]>

/** What the answers to a load bring. */
const bringer =
  (driver: Driver, tolerance: number): Bring =>
  async (load, bounds = PREPARING) => {
    const { values, refused, refusal } = await driver.drive(load, bounds)
    if (refused > (refused + values.length) * tolerance)
      throw new Error(`refused while preparing: ${refusal}`)
    return values
  }
