import { isItsTurn, skipWithout, startEmbeddedForTests } from '@tamga/core/testing'
import { openDirect, openPooled } from './backends.ts'
import { describeBackend } from './suite.ts'

// The two ways to a server take turns from commit to commit, and the other server takes the other one.
if (isItsTurn(0, 2))
  describeBackend('the embedded PostgreSQL', false, () => openDirect(startEmbeddedForTests))
if (isItsTurn(1, 2))
  describeBackend('the embedded PostgreSQL through PgBouncer', skipWithout('pgbouncer'), () =>
    openPooled(startEmbeddedForTests),
  )
