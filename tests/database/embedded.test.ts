import { skipWithout, startEmbeddedForTests } from '@tamga/core/testing'
import { openDirect, openPooled } from './backends.ts'
import { describeBackend } from './suite.ts'

describeBackend('the embedded PostgreSQL', false, () => openDirect(startEmbeddedForTests))
describeBackend('the embedded PostgreSQL through PgBouncer', skipWithout('pgbouncer'), () =>
  openPooled(startEmbeddedForTests),
)
