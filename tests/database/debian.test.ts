import { after } from 'node:test'
import { isItsTurn, skipWithout, startDebianPostgres } from '@tamga/core/testing'
import { openDirect, openPooled, type Server } from './backends.ts'
import { describeBackend } from './suite.ts'

/** One cluster for both ways, started when the first of them needs it. */
const shared: { server?: Promise<Server> } = {}
after(async () => (await shared.server)?.stop())

const startShared = async (): Promise<Server> => {
  shared.server ??= startDebianPostgres()
  return { url: (await shared.server).url, stop: async () => undefined }
}

// The two ways to a server take turns from commit to commit, and the other server takes the other one.
if (isItsTurn(1, 2))
  describeBackend('Debian’s PostgreSQL', skipWithout('postgresql'), () => openDirect(startShared))
if (isItsTurn(0, 2))
  describeBackend('Debian’s PostgreSQL through PgBouncer', skipWithout('postgresql', 'pgbouncer'), () =>
    openPooled(startShared),
  )
