import { parseArgs } from 'node:util'
import { editDistance } from '../kernel/settings/reading/near-miss.ts'
import type { Command } from './command.ts'
import { usageError } from './exit-code.ts'

export type Found = { command: Command; rest: string[] } | { group: string; commands: Command[] } | undefined

/** The command that the first words name: `serve`, or `tenant list`. */
export function findCommand(commands: readonly Command[], args: readonly string[]): Found {
  const [first = '', second = ''] = args
  const command = commands.find(({ name }) => name === first || name === `${first} ${second}`)
  if (command) return { command, rest: args.slice(command.name.split(' ').length) }
  const group = commands.filter(({ name }) => name.startsWith(`${first} `))
  return group.length > 0 && (second === '' || second.startsWith('-'))
    ? { group: first, commands: group }
    : undefined
}

export function unknownCommand(commands: readonly Command[], args: readonly string[]) {
  const given = args.slice(0, commands.some(({ name }) => name.startsWith(`${args[0]} `)) ? 2 : 1).join(' ')
  return usageError(
    `Unknown command "${given}".${suggestion(
      given,
      commands.map(({ name }) => name),
    )}\nRun "tamga --help" for all commands.`,
  )
}

export function readOptions(
  command: Command,
  args: readonly string[],
): Record<string, string | boolean | readonly string[] | undefined> {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type }]) => [name, { type }]),
  )
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const place = placeOf(command)
  const takesMany = place !== undefined && command.options[place]!.positional === 'many'
  if (place !== undefined && positionals.length === 1) values[place] = positionals[0]
  const problem =
    tokens.map(token => problemOf(command, token)).find(found => found !== undefined) ??
    (takesMany ? undefined : surplus(place, positionals)) ??
    missing(command, takesMany && positionals.length > 0 ? { ...values, [place!]: positionals } : values)
  if (problem) throw usageError(`${problem}\nRun "tamga ${command.name} --help" for its options.`)
  const given = Object.entries(command.options).map(([name, { type }]) => [
    name,
    takesMany && name === place ? positionals : (values[name] ?? (type === 'boolean' ? false : undefined)),
  ])
  return Object.fromEntries(given)
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

function problemOf({ options }: Command, token: Token): string | undefined {
  if (token.kind !== 'option') return undefined
  const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined
  if (!spec) return `Unknown option ${token.rawName}.${suggestion(token.name, Object.keys(options), '--')}`
  if (spec.type === 'boolean')
    return token.value === undefined ? undefined : `${token.rawName} takes no value.`
  return token.value === undefined ||
    token.value === '' ||
    (!token.inlineValue && token.value.startsWith('--'))
    ? `${token.rawName} needs a value.`
    : undefined
}

/** The option that is given without its name. */
const placeOf = ({ options }: Command): string | undefined =>
  Object.keys(options).find(name => options[name]!.positional)

function surplus(place: string | undefined, positionals: readonly string[]): string | undefined {
  const more = positionals[place === undefined ? 0 : 1]
  return more === undefined ? undefined : `Unexpected argument "${more}".`
}

function missing({ options }: Command, values: Record<string, unknown>): string | undefined {
  const names = Object.keys(options).filter(name => options[name]!.required && values[name] === undefined)
  const shown = names.map(name => (options[name]!.positional ? options[name]!.value : `--${name}`))
  return names.length === 0 ? undefined : `Missing ${shown.join(', ')}.`
}

function suggestion(given: string, known: readonly string[], prefix = ''): string {
  const [nearest] = known
    .map(name => ({ name, distance: editDistance(given, name, 3) }))
    .filter(({ distance }) => distance <= 3)
    .sort((a, b) => a.distance - b.distance)
  return nearest ? ` Did you mean ${prefix}${nearest.name}?` : ''
}
