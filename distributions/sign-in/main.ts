import { runCommandLine } from '@tamga/core'
import { catalog } from './catalog.ts'

await runCommandLine({ name: 'sign-in', catalog, modules: [] }, process.argv.slice(2))
