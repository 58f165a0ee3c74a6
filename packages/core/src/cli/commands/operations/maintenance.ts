import { changeMaintenance } from '../../../modules/platform/index.ts'
import { type Command, defineCommand, JSON_OPTION } from '../../command.ts'
import { EXIT, usageError } from '../../exit-code.ts'
import { operatorContext } from '../../operator-context.ts'
import { withPlatform } from '../../with-platform.ts'

export const maintenanceOnCommand: Command = defineCommand({
  name: 'maintenance on',
  summary: 'Close the installation for everybody but operators.',
  details: [
    'People see a page in their language, programs get 503 "maintenance" with Retry-After; /health stays as it is.',
    'Every running process follows within two seconds. Operators sign in at /login?operator.',
  ],
  options: {
    until: { type: 'string', value: 'TIME', about: 'When you expect to be done, as 2026-11-20T03:00:00Z.' },
    ...JSON_OPTION,
  },
  examples: ['tamga maintenance on', 'tamga maintenance on --until 2026-11-20T03:00:00Z'],
  async run(call) {
    const { until, json } = call.options
    if (until !== undefined && !(Date.parse(until) > Date.now()))
      throw usageError(`--until must be a time to come, such as 2026-11-20T03:00:00Z (it is "${until}").`)
    const state = await withPlatform(call, ({ ctx }) =>
      changeMaintenance(operatorContext(ctx), { enabled: true, until: until ?? null }),
    )
    if (json) call.terminal.json(state)
    else call.terminal.say('Maintenance is on: only operators get in. End it with "tamga maintenance off".')
    return EXIT.done
  },
})

export const maintenanceOffCommand: Command = defineCommand({
  name: 'maintenance off',
  summary: 'Open the installation again.',
  options: { ...JSON_OPTION },
  examples: ['tamga maintenance off'],
  async run(call) {
    const state = await withPlatform(call, ({ ctx }) =>
      changeMaintenance(operatorContext(ctx), { enabled: false }),
    )
    if (call.options.json) call.terminal.json(state)
    else call.terminal.say('Maintenance is off: everybody gets in again.')
    return EXIT.done
  },
})
