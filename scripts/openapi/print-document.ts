import { printOpenapi } from '@tamga/core'
import { everyApp } from './every-app.ts'

process.stdout.write(printOpenapi(everyApp))
