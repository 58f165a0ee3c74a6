import { inPlatform, inTenant, type SessionContext, withTenant } from '../../../kernel/context.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { recordPages } from '../../audit/index.ts'
import { personalData, personalRecords, selectTenantsOfPerson } from '../../tenancy/index.ts'

/** One JSON document: what each module keeps about the person, and what they did in each of their tenants. */
export async function exportPersonalData(ctx: SessionContext): Promise<Stream> {
  const of = { person_id: ctx.person.id, tenant_id: ctx.session.confined ? ctx.tenant.id : null }
  const { parts, tenants } = await inPlatform(ctx, 'own data', async tx => {
    const read: Record<string, unknown> = {}
    for (const source of ctx.services.modules.extensions(personalData))
      read[source.key] = await source.read(tx, ctx, of)
    const all = await selectTenantsOfPerson(tx, ctx.person.id)
    return { parts: read, tenants: of.tenant_id ? all.filter(({ id }) => id === of.tenant_id) : all }
  })
  for (const { key, read } of ctx.services.modules.extensions(personalRecords)) {
    const rows: object[] = []
    for (const tenant of tenants) {
      const found = await inTenant(withTenant(ctx, tenant), tx => read(tx, ctx.person.id))
      rows.push(...found.map(row => ({ tenant: tenant.slug, ...row })))
    }
    parts[key] = rows
  }
  const filename = `account-${new Date().toISOString().slice(0, 10)}.json`
  return { type: 'application/json; charset=utf-8', filename, chunks: documentOf(ctx, parts, tenants) }
}

type Tenant = { readonly id: string; readonly slug: string }

async function* documentOf(
  ctx: SessionContext,
  parts: Record<string, unknown>,
  tenants: readonly Tenant[],
): AsyncGenerator<string> {
  const head = JSON.stringify({ exported_at: new Date().toISOString(), ...parts }, null, 2)
  // The activity is long: it is written page by page into the open end of the document.
  yield `${head.slice(0, -2)},\n  "activity": [`
  let separator = '\n'
  for (const tenant of tenants) {
    const scope = withTenant(ctx, tenant)
    for await (const records of recordPages(scope, { actor: ctx.person.id })) {
      for (const record of records) {
        yield `${separator}    ${JSON.stringify({ tenant: tenant.slug, ...record })}`
        separator = ',\n'
      }
    }
  }
  yield '\n  ]\n}\n'
}
