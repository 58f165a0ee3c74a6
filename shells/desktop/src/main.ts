import System from 'system'
import { readConfig, runProgram } from './gtk/index.ts'

declare const VERSION: string

const CONFIG = '/etc/tamga-desktop/config.json'

const args = System.programArgs
const [first, second, ...rest] = args
if (first === '--version') print(VERSION)
else if (first === '--config' && second) System.exit(runProgram(readConfig(second), rest))
else System.exit(runProgram(readConfig(CONFIG), args))
