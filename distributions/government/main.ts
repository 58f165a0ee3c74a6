import { runCommandLine } from '@tamga/core'
import { government } from './distribution.ts'

await runCommandLine(government, process.argv.slice(2))
