import { skipWithout } from '@tamga/core/testing'
import { openDirect, openPooled, startEmbedded } from './backends.ts'
import { describeBackend } from './suite.ts'

describeBackend('the embedded PostgreSQL', false, () => openDirect(startEmbedded))
describeBackend('the embedded PostgreSQL through PgBouncer', skipWithout('pgbouncer'), () =>
  openPooled(startEmbedded),
)
