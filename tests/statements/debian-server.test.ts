import { isItsTurn, skipWithout, startDebianPostgres } from '@tamga/core/testing'
import { judgeStatements } from './judge-statements.ts'

if (isItsTurn(0, 2)) judgeStatements("Debian's server", startDebianPostgres, skipWithout('postgresql'))
