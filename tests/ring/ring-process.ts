import { runCommandLine } from '@tamga/core'
import { lettersDistribution } from './letters/module.ts'

// An installation in a process of its own, which a test may kill.
await runCommandLine(lettersDistribution, ['serve'])
