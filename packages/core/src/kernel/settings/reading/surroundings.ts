import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

export type Environment = Readonly<Record<string, string | undefined>>

export type ReadOptions = Readonly<{
  cwd?: string
  isContainer?: boolean
  isTerminal?: boolean
  cores?: number
}>

/** Loopback inside a container would be reachable by nobody. */
const isContainer = (env: Environment) =>
  Boolean(env['KUBERNETES_SERVICE_HOST'] || env['CONTAINER'] || env['container']) ||
  existsSync('/.dockerenv') ||
  existsSync('/run/.containerenv')

export const readSurroundings = (env: Environment, options: ReadOptions) => ({
  cwd: options.cwd ?? process.cwd(),
  isContainer: options.isContainer ?? isContainer(env),
  isTerminal: options.isTerminal ?? process.stdout.isTTY === true,
  cores: options.cores ?? availableParallelism(),
})
