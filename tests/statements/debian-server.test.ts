import { skipWithout, startDebianPostgres } from '@tamga/core/testing'
import { judgeStatements } from './judge-statements.ts'

judgeStatements({
  name: "Debian's server",
  start: startDebianPostgres,
  skip: skipWithout('postgresql'),
  turn: 1,
})
