import { environment } from '../kernel/settings/reading/environment.ts'
import type { Distribution } from '../platform.ts'
import { CORE_VERSION } from '../version.ts'
import { findCommand, readOptions, unknownCommand } from './arguments.ts'
import type { Call, Command } from './command.ts'
import { commands } from './commands.ts'
import { EXIT } from './exit-code.ts'
import { explainError } from './explain-error.ts'
import { commandHelp, groupHelp, overview } from './help.ts'
import { terminal } from './terminal.ts'

/** Runs one command of the distribution to its end, and ends the process with its exit code. */
export async function runCommandLine(distribution: Distribution, args: readonly string[]): Promise<never> {
  const code = await runCommand(distribution, args).catch(error => {
    const { message, exitCode } = explainError(error)
    terminal.note(message)
    return exitCode
  })
  process.exit(code)
}

const isHelp = (word: string, index: number) =>
  word === '--help' || word === '-h' || (word === 'help' && index === 0)

async function runCommand(distribution: Distribution, args: readonly string[]): Promise<number> {
  const words = args.filter((word, index) => !isHelp(word, index))
  const wantsHelp = words.length < args.length
  if (!wantsHelp && (words[0] === '--version' || words[0] === '-v'))
    return say(`tamga ${CORE_VERSION} (${distribution.name})`)
  if (words.length === 0) return say(overview(`Tamga ${CORE_VERSION}`, commands))
  const found = findCommand(commands, words)
  if (!found) throw unknownCommand(commands, words)
  if ('group' in found) return say(groupHelp(found.group, found.commands), wantsHelp ? EXIT.done : EXIT.usage)
  if (wantsHelp) return say(commandHelp(found.command))
  return run(found.command, { distribution, rest: found.rest })
}

function run(
  command: Command,
  { distribution, rest }: { distribution: Distribution; rest: string[] },
): Promise<number> {
  const call: Call = { distribution, env: environment(), terminal, options: readOptions(command, rest) }
  return command.run(call as Call<never>)
}

function say(text: string, code: number = EXIT.done): number {
  terminal.say(text)
  return code
}
