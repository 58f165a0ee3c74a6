import type { Command, OptionSpec } from './command.ts'
import { table } from './terminal.ts'

const indent = (lines: readonly string[]) => lines.map(line => `  ${line}`)

const HELP_ROW = ['--help', 'Show this help.']

export function overview(product: string, commands: readonly Command[]): string {
  return [
    `${product}: identity and access for organisations`,
    '',
    'Usage: tamga <command> [options]',
    '',
    'Commands:',
    ...indent(table(commands.map(command => [command.name, command.summary]))),
    '',
    'Options:',
    ...indent(table([HELP_ROW, ['--version', 'Show the version.']])),
    '',
    'Examples:',
    ...indent(['tamga serve', 'tamga doctor', 'tamga admin create --help']),
    '',
    'Settings come from the environment; docs/settings.md lists them.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.',
  ].join('\n')
}

export function commandHelp(command: Command): string {
  return [
    command.summary,
    '',
    `Usage: tamga ${command.name}${usageOf(command)}`,
    ...(command.details ? ['', ...command.details] : []),
    '',
    'Options:',
    ...indent(table([...optionRows(command), HELP_ROW])),
    '',
    'Examples:',
    ...indent(command.examples),
  ].join('\n')
}

export function groupHelp(group: string, commands: readonly Command[]): string {
  return [
    `Usage: tamga ${group} <command> [options]`,
    '',
    'Commands:',
    ...indent(table(commands.map(one => [one.name, one.summary]))),
  ].join('\n')
}

const flagOf = (name: string, { type, value = 'TEXT', positional }: OptionSpec) => {
  if (positional) return positional === 'many' ? `${value}…` : value
  return type === 'boolean' ? `--${name}` : `--${name} ${value}`
}

function usageOf({ options }: Command): string {
  return Object.entries(options)
    .map(([name, spec]) => (spec.required ? ` ${flagOf(name, spec)}` : ` [${flagOf(name, spec)}]`))
    .join('')
}

const optionRows = ({ options }: Command): string[][] =>
  Object.entries(options).map(([name, spec]) => [flagOf(name, spec), spec.about])
