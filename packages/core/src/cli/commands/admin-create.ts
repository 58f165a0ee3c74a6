import { email } from '../../kernel/settings/kinds/addresses.ts'
import { defineCommand, JSON_OPTION } from '../command.ts'
import { EXIT, usageError } from '../exit-code.ts'
import { operatorContext } from '../operator-context.ts'
import { withPlatform } from '../with-platform.ts'
import {
  type Credential,
  chooseTenant,
  ensurePerson,
  firstCredential,
  makeAdministrator,
} from './administrators.ts'
import { generatePassword } from './generated-password.ts'

export const adminCreateCommand = defineCommand({
  name: 'admin create',
  summary: 'Make somebody the administrator of an organisation.',
  details: [
    'Prints a one-time link to choose a password. Somebody who has a password already keeps it, and is only',
    'made an administrator.',
  ],
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, about: 'E-mail address to sign in with.' },
    name: { type: 'string', value: 'NAME', required: true, about: 'Name of the person.' },
    tenant: {
      type: 'string',
      value: 'SLUG',
      about: 'The organisation; may be left out when there is only one.',
    },
    operator: { type: 'boolean', about: 'Also an operator of the whole platform.' },
    password: { type: 'boolean', about: 'Print a generated password instead of a link.' },
    ...JSON_OPTION,
  },
  examples: [
    'tamga admin create --email bold@acme.mn --name "Болд" --tenant acme',
    'tamga admin create --email ops@example.mn --name Ops --operator --password',
  ],
  async run(call) {
    const { options, terminal } = call
    if (email.parse(options.email, { cwd: '' }) === undefined)
      throw usageError(`--email must be an e-mail address (it is "${options.email}").`)
    if (options.name.trim() === '') throw usageError('--name must not be empty.')
    const made = await withPlatform(call, async platform => {
      const ctx = operatorContext(platform.ctx)
      const tenant = await chooseTenant(ctx, options.tenant)
      const person = await ensurePerson(ctx, options)
      const isNew = await makeAdministrator(ctx, tenant, person)
      const credential = await firstCredential(ctx, person, options.password ? generatePassword() : null)
      return { tenant, person, isNew, credential, origin: platform.services.settings.PUBLIC_ORIGIN }
    })
    const { person, tenant, isNew, credential } = made
    const { id, name } = person
    if (options.json)
      terminal.json({
        person: { id, name, email: person.email },
        tenant,
        operator: person.is_operator,
        ...flat(credential),
      })
    else
      terminal.say(
        [
          `${person.email} ${isNew ? 'is now' : 'was already'} an administrator of ${tenant.name} (${tenant.slug}).`,
          ...credentialLines(credential, made.origin),
        ].join('\n'),
      )
    return EXIT.done
  },
})

const flat = (credential: Credential) =>
  credential === null ? {} : 'link' in credential ? credential.link : credential

export function credentialLines(credential: Credential, origin: string): string[] {
  if (credential === null) return [`Signs in with the password that this person has: ${origin}`]
  if ('password' in credential)
    return [
      `Sign in:   ${origin}`,
      `Password:  ${credential.password}   (shown once; change it after the first sign-in)`,
    ]
  return [
    'Choose a password with this link, once:',
    `  ${credential.link.url}`,
    `It is good until ${credential.link.expires_at}.`,
  ]
}
