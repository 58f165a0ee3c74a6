import { type AuditChanges, recordChange } from '../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  inTenant,
  type PersonRef,
  type TenantRef,
  withTenant,
} from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { inSeconds } from '../../kernel/expiry.ts'
import { AppError, invalid } from '../../kernel/http/problem.ts'
import { createLink, useLink } from '../../kernel/links/links.ts'
import { ADMIN, grantDefaultRole, grantRole, selectRole } from '../access/index.ts'
import {
  hasTenants,
  insertMembership,
  insertTenant,
  memberJoined,
  type Tenant,
  tenantCreated,
  updateEmailVerified,
  updateOperator,
  upsertPerson,
} from '../tenancy/index.ts'
import { insertPassword } from './passwords/credential-store.ts'
import { requireGoodPassword } from './passwords/passwords.ts'
import { type Entered, enter } from './sign-in/sign-in.ts'

export type NewTenant = {
  slug: string
  name: string
  /** Runs in the same transaction; the changes that it returns are part of the one audit record. */
  also?: (tx: TenantTx, tenant: TenantRef) => Promise<AuditChanges>
}

/** A tenant with its roles, apps and first administrator: all of it or nothing, in one transaction inside the new tenant. */
export async function createTenant(
  ctx: Context,
  { slug, name, also }: NewTenant,
  administrator: PersonRef | null,
): Promise<Tenant> {
  const id = uuidv7()
  const scope = withTenant(ctx, { id, slug, name } satisfies TenantRef)
  return inTenant(scope, async tx => {
    const tenant = await insertTenant(tx, { slug, name })
    if (!tenant) throw new AppError(409, 'slug_taken', { params: { slug } })
    await tenantCreated.emit(tx, ctx, { tenant_id: id })
    if (administrator) {
      await insertMembership(tx, {
        person_id: administrator.id,
        email: administrator.email,
        name: administrator.name,
        status: 'active',
      })
      await grantDefaultRole(tx, ctx, administrator.id)
      await grantRole(tx, ctx, {
        person_id: administrator.id,
        role: (await selectRole(tx, ADMIN))!,
      })
      await memberJoined.emit(tx, ctx, { person_id: administrator.id })
    }
    await recordChange(tx, scope, {
      action: 'tenant.created',
      target: { type: 'tenant', id, name },
      changes: { slug: [null, slug], name: [null, name], ...(await also?.(tx, scope.tenant)) },
    })
    return tenant
  })
}

export async function isEmpty(ctx: Context): Promise<boolean> {
  return inPlatform(ctx, 'first start', async tx => !(await hasTenants(tx)))
}

export type FirstTenant = {
  email: string
  name: string
  /** None where passwords are off: the administrator is bound at the first sign-in with the verified address or the national id. */
  password?: string
  tenant_slug: string
  tenant_name: string
}

/**
 * The first tenant and its administrator, who is also the platform operator. Safe to repeat after a crash in the middle, and
 * from several processes at once: whoever comes second finds the slug taken.
 */
export async function bootstrap(ctx: Context, first: FirstTenant): Promise<PersonRef> {
  const hash = first.password === undefined ? null : await ctx.services.passwords.hash(first.password)
  const person = await inPlatform(ctx, 'first start', tx => makeOperator(tx, first, hash))
  await createTenant(ctx, { slug: first.tenant_slug, name: first.tenant_name }, person).catch(error => {
    if (!(error instanceof AppError && error.code === 'slug_taken')) throw error
  })
  return person
}

async function makeOperator(tx: PlatformTx, first: FirstTenant, hash: string | null) {
  const { person } = await upsertPerson(tx, first)
  await updateOperator(tx, person.id)
  await updateEmailVerified(tx, person.id)
  if (hash !== null) await insertPassword(tx, person.id, hash)
  return person
}

/** A link for the terminal of the first start, good for one use. */
export async function printSetupLink(ctx: Context): Promise<string> {
  return inPlatform(ctx, 'first start', tx =>
    createLink(tx, ctx, {
      ...{ id: uuidv7(), purpose: 'setup', person_id: null, tenant_id: null, email: null },
      expires_at: inSeconds(ctx.services.settings.SETUP_TTL),
    }),
  )
}

/** Without passwords nobody is signed in by it: the answer says who the administrator is. */
export async function setUp(
  ctx: Context,
  input: FirstTenant & { token: string },
): Promise<Entered | { administrator: { name: string; email: string } }> {
  await requireMethod(ctx, input)
  if (!(await isEmpty(ctx))) throw new AppError(409, 'setup_done')
  await inPlatform(ctx, 'first start', tx => useLink(tx, 'setup', input.token))
  const person = await bootstrap({ ...ctx, actor: { id: null, name: input.name, email: input.email } }, input)
  if (input.password === undefined) return { administrator: { name: person.name, email: person.email } }
  return inPlatform(ctx, 'first start', tx =>
    enter(tx, ctx, { person: { ...person, last_tenant_id: null }, auth_methods: ['pwd'], acr: 'acr:1' }),
  )
}

async function requireMethod(ctx: Context, input: FirstTenant): Promise<void> {
  const { password } = input
  const { PASSWORD_LOGIN } = ctx.services.settings
  if (!PASSWORD_LOGIN && password !== undefined) throw new AppError(403, 'login_method_disabled')
  if (PASSWORD_LOGIN && password === undefined) throw invalid({ path: '/password', code: 'required' })
  if (password !== undefined) await requireGoodPassword(ctx, password, { person: input, path: '/password' })
}
