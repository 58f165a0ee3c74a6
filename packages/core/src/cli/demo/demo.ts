import type { Context, PersonRef } from '../../kernel/context.ts'
import { type Call, defineCommand, JSON_OPTION } from '../command.ts'
import { generatePassword } from '../commands/generated-password.ts'
import { CommandFailure, EXIT } from '../exit-code.ts'
import { operatorContext } from '../operator-context.ts'
import { table } from '../terminal.ts'
import { withPlatform } from '../with-platform.ts'
import { existingSlugs, makeOperator } from './add-people.ts'
import { type BuiltTenant, buildTenant } from './build-tenant.ts'
import { ORGANISATIONS } from './organisations.ts'

export const demoCommand = defineCommand({
  name: 'demo',
  summary: 'Fill the installation with a believable demo.',
  details: [
    'Three organisations in Mongolian and English with some 200 people in units, roles, sessions, invitations, applications,',
    'a service account and two weeks of history; modules add providers, simulated targets, and reviews and documents in each state. Organisations that are there already stay as they are. Not for production.',
    'The business flavour has one small company instead, with contacts, goods, stock, invoices and a till.',
  ],
  options: JSON_OPTION,
  examples: ['tamga demo', 'DATA_DIR=var/demo tamga demo'],
  async run(call) {
    const password = generatePassword()
    const { built, origin } = await withPlatform(call, async ({ ctx, services }) => {
      if (services.settings.ENVIRONMENT === 'production')
        throw new CommandFailure('The demo is not for production: its people are made up.')
      return {
        built: await buildMissing(operatorContext(ctx), call, password),
        origin: services.settings.PUBLIC_ORIGIN,
      }
    })
    if (call.options.json) call.terminal.json({ tenants: built, ...(built.length > 0 && { password }) })
    else for (const line of linesOf(built, { password, origin })) call.terminal.say(line)
    return EXIT.done
  },
})

async function buildMissing(
  ctx: Context,
  { terminal, distribution }: Call<unknown>,
  password: string,
): Promise<BuiltTenant[]> {
  const { demo = ORGANISATIONS } = distribution
  const existing = await existingSlugs(
    ctx,
    demo.map(({ slug }) => slug),
  )
  const missing = demo.filter(({ slug }) => !existing.has(slug))
  if (missing.length === 0) return []
  const hash = await ctx.services.passwords.hash(password)
  const built: BuiltTenant[] = []
  let owner: PersonRef | null = null
  for (const organisation of missing) {
    terminal.note(`Making ${organisation.name}…`)
    const one = await buildTenant(ctx, organisation, { hash, owner })
    // The first organisation's administrator also runs the others: somebody who can switch between all three.
    owner ??= one.administrator
    built.push(one)
  }
  await makeOperator(ctx, owner!)
  return built
}

function linesOf(
  built: readonly BuiltTenant[],
  { password, origin }: { password: string; origin: string },
): string[] {
  if (built.length === 0) return ['The demo is there already; nothing was changed.']
  const rows = built.map(({ tenant, members, invitations, sessions }) => [
    tenant.slug,
    tenant.name,
    `${members}`,
    `${invitations}`,
    `${sessions}`,
  ])
  return [
    ...table([['SLUG', 'NAME', 'MEMBERS', 'INVITED', 'SESSIONS'], ...rows]),
    '',
    `Sign in:   ${origin}`,
    `As:        ${built[0]!.administrator.email}, administrator of all of them (any other member works too)`,
    `Password:  ${password}   (of all demo people; shown once)`,
  ]
}
