import { skipWithout } from '@tamga/core/testing'
import { openDirect, openPooled, startDebian } from './backends.ts'
import { describeBackend } from './suite.ts'

describeBackend('Debian’s PostgreSQL', skipWithout('postgresql'), () => openDirect(startDebian))
describeBackend('Debian’s PostgreSQL through PgBouncer', skipWithout('postgresql', 'pgbouncer'), () =>
  openPooled(startDebian),
)
