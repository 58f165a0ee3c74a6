import { startEmbeddedForTests } from '@tamga/core/testing'
import { judgeStatements } from './judge-statements.ts'

judgeStatements({ name: 'the embedded server', start: startEmbeddedForTests, turn: 0 })
