import { stat } from 'node:fs/promises'
import { loadPasswordList } from '../../../modules/identity/index.ts'
import { defineCommand, JSON_OPTION } from '../../command.ts'
import { CommandFailure, EXIT } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'

export const passwordsLoadCommand = defineCommand({
  name: 'passwords load',
  summary: 'Load a list of known passwords, which nobody may choose any more.',
  details: [
    'One entry in each line: a SHA-1 digest in hexadecimal, with or without ":COUNT" behind it, or the password itself.',
    'The list comes beside the one of the service and replaces the one loaded before; an empty file removes it.',
    'It is kept in the database as a filter of 2 bytes for each entry, and counts at once in every process.',
  ],
  options: {
    file: { type: 'string', value: 'FILE', required: true, positional: true, about: 'The list.' },
    ...JSON_OPTION,
  },
  examples: ['tamga passwords load pwned-passwords-sha1.txt', 'tamga passwords load own-words.txt --json'],
  async run(call) {
    const { file, json } = call.options
    if (!(await stat(file).catch(() => undefined))?.isFile())
      throw new CommandFailure(`There is no file ${file}.`)
    const loaded = await withPlatform(call, ({ ctx }) => loadPasswordList(operatorContext(ctx), file))
    const rate = (loaded.false_positive_rate * 100).toFixed(3)
    if (json) call.terminal.json(loaded)
    else if (loaded.entries === 0)
      call.terminal.say('The list is empty: only the one of the service counts now.')
    else
      call.terminal.say(
        `Loaded ${loaded.entries} entries (${loaded.bytes} bytes; ${rate} % of other passwords are refused as well).`,
      )
    return EXIT.done
  },
})
