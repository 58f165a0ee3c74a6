import type { Database, OpenedDatabase } from '../kernel/database/database.ts'
import type { Pools } from '../kernel/database/pools.ts'

/** The connections of each role, past the entrances: for tests of what the roles themselves may do. */
export const poolsOf = (database: Database): Pools => (database as OpenedDatabase).pools
