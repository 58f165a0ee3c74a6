import { recordChange } from '../../kernel/audit/record.ts'
import { inPlatform } from '../../kernel/context.ts'
import { createResetLink } from '../../modules/identity/index.ts'
import { selectPersonByEmail } from '../../modules/tenancy/index.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { CommandFailure, EXIT } from '../exit-code.ts'
import { operatorContext } from '../operator-context.ts'
import { withPlatform } from '../with-platform.ts'
import { credentialLines } from './admin-create.ts'

export const adminResetCommand = defineCommand({
  name: 'admin reset',
  summary: 'Print a one-time link with which a person chooses a new password.',
  details: ['The present password works until the link is used; earlier links die at once.'],
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, about: 'E-mail address of the person.' },
    ...JSON_OPTION,
  },
  examples: ['tamga admin reset --email bold@acme.mn'],
  async run(call) {
    const { options, terminal } = call
    const { link, origin } = await withPlatform(call, async platform => {
      const ctx = operatorContext(platform.ctx)
      const link = await inPlatform(ctx, 'command line', async tx => {
        const person = await selectPersonByEmail(tx, options.email)
        if (!person) throw new CommandFailure(`Nobody has the e-mail address ${options.email}.`)
        await recordChange(tx, ctx, {
          action: 'person.reset_link_made',
          target: { type: 'person', id: person.id, name: person.name },
        })
        return createResetLink(tx, ctx, person)
      })
      return { link, origin: platform.services.settings.PUBLIC_ORIGIN }
    })
    if (options.json) terminal.json(link)
    else for (const line of credentialLines({ link }, origin)) terminal.say(line)
    return EXIT.done
  },
})
