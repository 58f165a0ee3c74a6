import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { importInvalid, localised } from '../../organisation/index.ts'
import { insertContacts, selectByRegistryNumbers, updateContact } from '../contact/contact-store.ts'
import { contentIn } from '../contact/contact-view.ts'
import type { ImportReply } from '../contract.ts'
import { mergeContent } from '../duplicates/duplicates.ts'
import { registryNumberTaken } from '../errors.ts'
import type { ContactContent, ContactRow } from '../tables.ts'
import { type ImportLine, readContactFile } from './import-file.ts'

type Planned = ImportLine & { readonly before: ContactRow | undefined; readonly result: ContactContent }

/** Takes all contacts of a file, or none. Who has a known registry number is changed, everybody else is new. */
export async function importContacts(
  ctx: SessionContext,
  text: string,
  dryRun: boolean,
): Promise<Static<typeof ImportReply>> {
  const file = readContactFile(text)
  if (!dryRun && file.errors.length > 0) throw importInvalid(ctx, file.errors)
  if (!dryRun && file.lines.length === 0)
    throw importInvalid(ctx, [{ line: 1, path: '', code: 'empty_file' }])
  const planned = await inTenant(ctx, async tx => {
    const plan = await planLines(tx, file.lines)
    if (!dryRun) await carryOut(tx, ctx, plan)
    return plan
  })
  return {
    dry_run: dryRun,
    lines: file.count,
    created: planned.filter(item => outcomeOf(item) === 'create').length,
    changed: planned.filter(item => outcomeOf(item) === 'change').length,
    plan: planned.map(item => ({
      line: item.line,
      kind: item.result.kind,
      name: item.result.name,
      registry_number: item.result.registry_number,
      outcome: outcomeOf(item),
    })),
    errors: localised(ctx, file.errors),
  }
}

async function planLines(tx: TenantTx, lines: readonly ImportLine[]): Promise<Planned[]> {
  const numbers = lines.flatMap(({ content }) => content.registry_number ?? [])
  const known = await selectByRegistryNumbers(tx, numbers)
  return lines.map(line => {
    const before = line.content.registry_number === null ? undefined : known.get(line.content.registry_number)
    return { ...line, before, result: before ? changedBy(contentIn(before), line) : line.content }
  })
}

/** The file says the name anew and adds to the lists; what its columns leave empty stays as it was. */
function changedBy(before: ContactContent, { content, columns }: ImportLine): ContactContent {
  const merged = mergeContent(before, content)
  return {
    ...merged,
    kind: before.kind,
    name: content.name,
    email: content.email ?? before.email,
    phone: content.phone ?? before.phone,
    note: content.note || before.note,
    is_customer: columns.has('customer') ? content.is_customer : before.is_customer,
    is_supplier: columns.has('supplier') ? content.is_supplier : before.is_supplier,
  }
}

function outcomeOf({ before, result }: Planned): 'create' | 'change' | 'keep' {
  if (!before) return 'create'
  return JSON.stringify(contentIn(before)) === JSON.stringify(result) ? 'keep' : 'change'
}

async function carryOut(tx: TenantTx, ctx: SessionContext, planned: readonly Planned[]): Promise<void> {
  const changed = planned.filter(item => outcomeOf(item) !== 'keep')
  if (changed.length === 0) return
  const fresh = changed.filter(({ before }) => !before)
  const contacts = fresh.map(({ result }) => ({ id: uuidv7(), content: result }))
  if (!(await insertContacts(tx, contacts))) throw registryNumberTaken()
  for (const { before, result } of changed)
    if (before) await updateContact(tx, before.id, { ...result, is_archived: before.is_archived })
  const created = fresh.length
  await recordChange(tx, ctx, {
    action: 'contacts.imported',
    target: { type: 'tenant', id: ctx.tenant.id, name: ctx.tenant.name },
    changes: { created: [null, created], changed: [null, changed.length - created] },
  })
}
