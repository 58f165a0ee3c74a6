import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Pools } from './pools.ts'
import type { SendRepeatable } from './reading/repeatable.ts'
import { toldOfCommit } from './transient-faults.ts'

/**
 * A single statement that needs no transaction of its own, written down in a store. It names the role that runs it; by its name it
 * is prepared once per connection, where no pooler stands in between.
 */
export type Statement = Readonly<{
  name: string
  role: keyof Pools
  text: string
  /** It may be sent twice without harm: it reads, or comes out the same. */
  isRepeatable?: true
}>

/** The third entrance to the database, beside inTenant and inPlatform. */
export type RunStatement = <R extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<QueryResult<R>>

export function createRunStatement(pools: Pools, send: SendRepeatable, prepare: boolean): RunStatement {
  return <R extends QueryResultRow>(statement: Statement, values: readonly unknown[]) => {
    const { name, role, text, isRepeatable } = statement
    const query = { ...(prepare && { name }), text, values: [...values] }
    return isRepeatable ? send<R>(role, query) : runOnce<R>(pools[role], query)
  }
}

/** The statement is a transaction of its own: once it was sent, a lost connection says nothing about it. */
async function runOnce<R extends QueryResultRow>(pool: Pool, query: QueryConfig): Promise<QueryResult<R>> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await client.query<R>(query)
  } catch (error) {
    const told = toldOfCommit(error)
    if (told !== error) broken = error as Error
    throw told
  } finally {
    client.release(broken)
  }
}
