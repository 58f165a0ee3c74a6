import type { QueryResult, QueryResultRow } from 'pg'
import type { Pools } from './pools.ts'
import type { SendRepeatable } from './reading/repeatable.ts'

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
    return isRepeatable ? send<R>(role, query) : pools[role].query<R>(query)
  }
}
