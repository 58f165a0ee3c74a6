import { AppError } from '../../kernel/http/problem.ts'
import { slug } from '../../kernel/settings/kinds/values.ts'
import { createTenant } from '../../modules/identity/index.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { CommandFailure, EXIT, usageError } from '../exit-code.ts'
import { operatorContext } from '../operator-context.ts'
import { withPlatform } from '../with-platform.ts'

export const tenantCreateCommand = defineCommand({
  name: 'tenant create',
  summary: 'Make an organisation with its roles and apps.',
  details: ['It has no members yet: "tamga admin create --tenant SLUG" gives it an administrator.'],
  options: {
    slug: {
      type: 'string',
      value: 'SLUG',
      required: true,
      about: 'Short name in addresses: a-z, 0-9 and hyphens.',
    },
    name: { type: 'string', value: 'NAME', required: true, about: 'Its name for people.' },
    ...JSON_OPTION,
  },
  examples: [
    'tamga tenant create --slug acme --name "Acme LLC"',
    'tamga tenant create --slug bank --name "Хөх тэнгэр банк" --json',
  ],
  async run(call) {
    const { json, name, slug: wanted } = call.options
    if (slug.parse(wanted, { cwd: '' }) === undefined)
      throw usageError(`--slug must be ${slug.form} (it is "${wanted}").`)
    if (name.trim() === '' || name.length > 200) throw usageError('--name must have 1 to 200 characters.')
    const tenant = await withPlatform(call, ({ ctx }) =>
      createTenant(operatorContext(ctx), { slug: wanted, name: name.trim() }, null).catch(error => {
        if (!(error instanceof AppError && error.code === 'slug_taken')) throw error
        throw new CommandFailure(`There is already an organisation with the slug "${wanted}".`)
      }),
    )
    const { id, slug: made, status, created_at } = tenant
    if (json) call.terminal.json({ id, slug: made, name: tenant.name, status, created_at })
    else
      call.terminal.say(
        `Made ${tenant.name} (${made}).\nGive it an administrator: tamga admin create --tenant ${made} --email … --name …`,
      )
    return EXIT.done
  },
})
