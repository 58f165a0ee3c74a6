import { LANGUAGES } from '@tamga/formats'
import { type Context, inPlatform, inTenant, type PersonRef, withTenant } from '../kernel/context.ts'
import { grantDefaultRole, grantRole, selectRole } from '../modules/access/index.ts'
import { createTenant, insertPassword } from '../modules/identity/index.ts'
import { insertMembership, type Tenant, upsertPerson } from '../modules/tenancy/index.ts'
import type { Client } from './client.ts'

export type GivenPerson = PersonRef & { readonly password: string }

/** A tenant with no member, or with one administrator. */
export function givenTenant(
  ctx: Context,
  slug: string,
  administrator: PersonRef | null = null,
): Promise<Tenant> {
  return createTenant(ctx, { slug, name: `Байгууллага ${slug}` }, administrator)
}

export async function givenPerson(ctx: Context, email: string): Promise<GivenPerson> {
  const password = `a long horse ride of ${email}`
  const hash = await ctx.services.passwords.hash(password)
  return inPlatform(ctx, 'test', async tx => {
    const { person } = await upsertPerson(tx, { email, name: email.split('@')[0]! })
    await insertPassword(tx, person.id, hash)
    return { id: person.id, name: person.name, email: person.email, password }
  })
}

/** An active member with the default role, and the further roles given by key. */
export async function givenMember(
  ctx: Context,
  tenant: { id: string },
  options: { email: string; roles?: string[] },
): Promise<GivenPerson> {
  const person = await givenPerson(ctx, options.email)
  const scope = withTenant(ctx, tenant)
  await inTenant(scope, async tx => {
    await insertMembership(tx, {
      person_id: person.id,
      email: person.email,
      name: person.name,
      status: 'active',
    })
    await grantDefaultRole(tx, scope, person.id)
    for (const key of options.roles ?? [])
      await grantRole(tx, scope, { person_id: person.id, role: (await selectRole(tx, key))! })
  })
  return person
}

/** The tenant of an administrator speaks every language; of itself it speaks Mongolian and English. */
export async function givenEveryLanguage(admin: Client): Promise<void> {
  const { status, text } = await admin.put('/settings/appearance', { languages: [...LANGUAGES] })
  if (status !== 200) throw new Error(text)
}
