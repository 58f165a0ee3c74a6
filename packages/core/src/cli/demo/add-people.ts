import { recordChange } from '../../kernel/audit/record.ts'
import { type Context, inPlatform, type PersonRef } from '../../kernel/context.ts'
import { insertDemoPasswords } from '../../modules/identity/index.ts'
import {
  type DemoPerson,
  insertDemoPeople,
  selectTakenSlugs,
  updateOperator,
} from '../../modules/tenancy/index.ts'

export const addPeople = (ctx: Context, people: readonly DemoPerson[]): Promise<PersonRef[]> =>
  inPlatform(ctx, 'demo', tx => insertDemoPeople(tx, people))

export async function givePassword(ctx: Context, people: readonly PersonRef[], hash: string): Promise<void> {
  const ids = people.map(person => person.id)
  await inPlatform(ctx, 'demo', tx => insertDemoPasswords(tx, ids, hash))
}

export async function makeOperator(ctx: Context, { id, name }: PersonRef): Promise<void> {
  await inPlatform(ctx, 'demo', async tx => {
    await updateOperator(tx, id)
    await recordChange(tx, ctx, {
      action: 'person.operator_granted',
      target: { type: 'person', id, name },
      changes: { is_operator: [false, true] },
    })
  })
}

export const existingSlugs = (ctx: Context, slugs: readonly string[]): Promise<Set<string>> =>
  inPlatform(ctx, 'demo', tx => selectTakenSlugs(tx, slugs))
