import { printOpenapi } from '@tamga/core'
import { signIn } from '../../distributions/sign-in/distribution.ts'

process.stdout.write(printOpenapi(signIn))
