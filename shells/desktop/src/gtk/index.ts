export { type DesktopConfig, readConfig, runProgram } from './run-program.ts'
