import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'

/** A Kysely over an existing connection, whose transaction is managed by the caller. */
export function kyselyOver(client: PoolClient): Kysely<object> {
  const connection = connectionOver(client)
  return new Kysely<object>({
    dialect: {
      createDriver: () => driverOver(connection),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: db => new PostgresIntrospector(db),
    },
  })
}

function connectionOver(client: PoolClient): DatabaseConnection {
  return {
    async executeQuery<R>(compiled: CompiledQuery) {
      const query: QueryConfig = { text: compiled.sql, values: [...compiled.parameters] }
      const result = await client.query(query)
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('read in pages by key instead of streaming')
    },
  }
}

function driverOver(connection: DatabaseConnection): Driver {
  const nothing = async () => {}
  const refuse = async () => {
    throw new Error('a transaction is opened by inTenant or inPlatform alone')
  }
  return {
    init: nothing,
    destroy: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
  }
}
