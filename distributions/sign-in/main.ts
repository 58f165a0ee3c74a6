import { runCommandLine } from '@tamga/core'
import { signIn } from './distribution.ts'

await runCommandLine(signIn, process.argv.slice(2))
