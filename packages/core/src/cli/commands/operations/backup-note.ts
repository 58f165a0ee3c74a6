import { noteBackup } from '../../../modules/platform/index.ts'
import { type Command, defineCommand, JSON_OPTION } from '../../command.ts'
import { EXIT, usageError } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'

export const backupNoteCommand: Command = defineCommand({
  name: 'backup note',
  summary: 'Note that a backup was made.',
  details: [
    'To be run by whatever makes backups, after it went well: "tamga doctor" and the page of the operator say how old the last one is.',
    'Where PostgreSQL archives its write-ahead log, they know it without this.',
  ],
  options: {
    at: {
      type: 'string',
      value: 'TIME',
      about: 'When it was made, as 2026-11-20T03:00:00Z; now when left out.',
    },
    ...JSON_OPTION,
  },
  examples: ['tamga backup note', 'tamga backup note --at 2026-11-20T03:00:00Z'],
  async run(call) {
    const { at, json } = call.options
    const made = new Date(at ?? Date.now())
    if (!(made.getTime() <= Date.now()))
      throw usageError(`--at must be a time that is past, such as 2026-11-20T03:00:00Z (it is "${at}").`)
    await withPlatform(call, ({ ctx }) => noteBackup(operatorContext(ctx), made))
    const noted = made.toISOString()
    if (json) call.terminal.json({ noted_at: noted })
    else call.terminal.say(`Noted: a backup was made at ${noted}.`)
    return EXIT.done
  },
})
