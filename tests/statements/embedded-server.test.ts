import { startEmbeddedForTests } from '@tamga/core/testing'
import { judgeStatements } from './judge-statements.ts'

judgeStatements('the embedded server', startEmbeddedForTests)
