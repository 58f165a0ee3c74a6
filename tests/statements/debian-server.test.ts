import { skipWithout, startDebianPostgres } from '@tamga/core/testing'
import { judgeStatements } from './judge-statements.ts'

judgeStatements("Debian's server", startDebianPostgres, skipWithout('postgresql'))
