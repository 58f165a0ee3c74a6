import { environment } from '../kernel/settings/reading/environment.ts'
import type { Distribution } from '../platform.ts'
import { CORE_VERSION } from '../version.ts'
import { findCommand, readOptions, unknownCommand } from './arguments.ts'
import type { Call } from './command.ts'
import { commands } from './commands.ts'
import { EXIT } from './exit-code.ts'
import { explainError } from './explain-error.ts'
import { commandHelp, groupHelp, overview } from './help.ts'
import { terminal } from './terminal.ts'

/** Where a command runs: whose it is, what it was called with, and what it reads and writes. */
export type Surroundings = Pick<Call, 'distribution' | 'env' | 'terminal'> & {
  readonly args: readonly string[]
}

/** Runs one command of the distribution to its end, and ends the process with its exit code. */
export async function runCommandLine(distribution: Distribution, args: readonly string[]): Promise<never> {
  process.exit(await runCommand({ distribution, args, env: environment(), terminal }))
}

/** Runs one command to its end; answers the exit code. */
export function runCommand(surroundings: Surroundings): Promise<number> {
  return dispatch(surroundings).catch(error => {
    const { message, exitCode } = explainError(error)
    surroundings.terminal.note(message)
    return exitCode
  })
}

const isHelp = (word: string, index: number) =>
  word === '--help' || word === '-h' || (word === 'help' && index === 0)

async function dispatch({ distribution, args, env, terminal }: Surroundings): Promise<number> {
  const say = (text: string, code: number = EXIT.done): number => {
    terminal.say(text)
    return code
  }
  const words = args.filter((word, index) => !isHelp(word, index))
  const wantsHelp = words.length < args.length
  if (!wantsHelp && (words[0] === '--version' || words[0] === '-v'))
    return say(`tamga ${CORE_VERSION} (${distribution.name})`)
  if (words.length === 0) return say(overview(`Tamga ${CORE_VERSION}`, commands))
  const found = findCommand(commands, words)
  if (!found) throw unknownCommand(commands, words)
  if ('group' in found) return say(groupHelp(found.group, found.commands), wantsHelp ? EXIT.done : EXIT.usage)
  if (wantsHelp) return say(commandHelp(found.command))
  const { command, rest } = found
  const call: Call = { distribution, env, terminal, options: readOptions(command, rest) }
  return command.run(call as Call<never>)
}
