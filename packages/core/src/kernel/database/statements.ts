import type { QueryResult, QueryResultRow } from 'pg'
import type { Pools } from './pools.ts'

/**
 * A single statement that needs no transaction of its own, written down in a store. It names the role that runs it; by its name it
 * is prepared once per connection, where no pooler stands in between.
 */
export type Statement = Readonly<{ name: string; role: keyof Pools; text: string }>

/** The third entrance to the database, beside inTenant and inPlatform. */
export type RunStatement = <R extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<QueryResult<R>>

export function createRunStatement(pools: Pools, prepare: boolean): RunStatement {
  return <R extends QueryResultRow>({ name, role, text }: Statement, values: readonly unknown[]) =>
    pools[role].query<R>({ ...(prepare && { name }), text, values: [...values] })
}
