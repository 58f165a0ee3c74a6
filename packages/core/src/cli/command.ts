import type { Environment } from '../kernel/settings/settings.ts'
import type { Distribution } from '../platform.ts'
import type { Terminal } from './terminal.ts'

export type OptionSpec = Readonly<{
  type: 'string' | 'boolean'
  about: string
  /** What stands for the value in the help. */
  value?: string
  required?: boolean
  /** Given by its place, without the name: `tamga passwords load FILE`. One for each command; `many` takes all that stand there. */
  positional?: true | 'many'
}>

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

export type OptionValues<O extends OptionSpecs> = {
  readonly [K in keyof O]: O[K] extends { type: 'boolean' }
    ? boolean
    : O[K] extends { positional: 'many' }
      ? readonly string[]
      : O[K] extends { required: true }
        ? string
        : string | undefined
}

/** The input of a command: distribution, environment, options and terminal. */
export type Call<V = Readonly<Record<string, unknown>>> = Readonly<{
  distribution: Distribution
  env: Environment
  terminal: Terminal
  options: V
}>

export type Command = Readonly<{
  /** One word, or two: `tenant list`. */
  name: string
  summary: string
  details?: readonly string[]
  options: OptionSpecs
  examples: readonly string[]
  /** Answers the exit code. */
  run(call: Call<never>): Promise<number>
}>

export function defineCommand<const O extends OptionSpecs>(
  command: Omit<Command, 'options' | 'run'> & {
    options: O
    run(call: Call<OptionValues<O>>): Promise<number>
  },
): Command {
  return Object.freeze(command) as Command
}

/** For commands whose result a script may want to read. */
export const JSON_OPTION = { json: { type: 'boolean', about: 'Print the result as JSON.' } } as const
