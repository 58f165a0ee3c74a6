import { runCommandLine } from '@tamga/core'
import { business } from './distribution.ts'

await runCommandLine(business, process.argv.slice(2))
