import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { isOperator, selectPersonByEmail } from '../../tenancy/index.ts'
import { normaliseNationalId } from '../certificates/national-id.ts'
import { type ProvenIdentity, selectPeopleWithNationalIdentity } from './identity-store.ts'

/**
 * The administrator whom the settings of the first start name, while nobody has proven to be them: the citizen with their registry number
 * is that person from now on. Later the settings open nothing.
 */
export async function findFirstAdministrator(
  tx: PlatformTx,
  { services: { settings } }: Context,
  identity: ProvenIdentity,
): Promise<string | undefined> {
  const { BOOTSTRAP_ADMIN_NATIONAL_ID: wanted, BOOTSTRAP_ADMIN_EMAIL: email } = settings
  if (wanted === undefined || email === undefined) return undefined
  const proven = [identity.registration_number, identity.civil_id]
  if (!proven.some(id => id !== null && normaliseNationalId(id) === wanted)) return undefined
  const person = await selectPersonByEmail(tx, email)
  if (!person || !(await isOperator(tx, person.id))) return undefined
  const [taken] = await selectPeopleWithNationalIdentity(tx, [person.id])
  return taken === undefined ? person.id : undefined
}
