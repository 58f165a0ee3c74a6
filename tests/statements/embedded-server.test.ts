import { isItsTurn, startEmbeddedForTests } from '@tamga/core/testing'
import { judgeStatements } from './judge-statements.ts'

if (isItsTurn(1, 2)) judgeStatements('the embedded server', startEmbeddedForTests)
