import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { findCommand, readOptions, unknownCommand } from './arguments.ts'
import type { OptionSpec } from './command.ts'
import { commands } from './commands.ts'
import { commandHelp, overview } from './help.ts'

const command = (name: string) => commands.find(one => one.name === name)!

/** As somebody types it: some are given by their place alone. */
const nameOf = ([name, { positional, value }]: [string, OptionSpec]) =>
  positional ? String(value) : `--${name}`

test('every command explains itself with its options and an example', () => {
  for (const one of commands) {
    const help = commandHelp(one)
    assert.match(help, /Usage: tamga /)
    assert.match(help, /Examples:\n {2}.*tamga /, one.name)
    for (const option of Object.entries(one.options))
      assert.ok(help.includes(nameOf(option)), `${one.name} ${nameOf(option)}`)
    assert.ok(overview('Tamga', commands).includes(one.name))
  }
})

test('the documentation names every command and every option', () => {
  const page = readFileSync(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8')
  for (const { name, options } of commands) {
    assert.ok(page.includes(`tamga ${name}`), name)
    for (const option of Object.entries(options))
      assert.ok(page.includes(nameOf(option)), `${name} ${nameOf(option)}`)
  }
})

test('a command is found by one word or two, and the rest is left to it', () => {
  const found = findCommand(commands, ['tenant', 'list', '--json'])
  assert.ok(found && 'command' in found)
  assert.equal(found.command.name, 'tenant list')
  assert.deepEqual(found.rest, ['--json'])
  assert.ok('group' in findCommand(commands, ['tenant'])!)
  assert.equal(findCommand(commands, ['tenant', 'remove']), undefined)
})

test('a misspelt command or option is answered with the right one', () => {
  assert.match(unknownCommand(commands, ['tenant', 'lst']).message, /Did you mean tenant list\?/)
  assert.throws(
    () => readOptions(command('migrate'), ['--jsom']),
    /Unknown option --jsom\. Did you mean --json\?/,
  )
})

test('missing and surplus arguments are named', () => {
  assert.throws(() => readOptions(command('tenant create'), ['--slug', 'acme']), /Missing --name\./)
  assert.throws(
    () => readOptions(command('tenant create'), ['--slug', '--name', 'x']),
    /--slug needs a value\./,
  )
  assert.throws(() => readOptions(command('migrate'), ['now']), /Unexpected argument "now"\./)
  assert.throws(() => readOptions(command('migrate'), ['--json=yes']), /--json takes no value\./)
})

test('options come as they were given, absent switches as off', () => {
  const options = readOptions(command('admin create'), ['--email=a@b.mn', '--name', 'Болд', '--operator'])
  assert.deepEqual(options, {
    email: 'a@b.mn',
    name: 'Болд',
    tenant: undefined,
    operator: true,
    password: false,
    json: false,
  })
})
