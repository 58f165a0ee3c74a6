import type { Static } from 'typebox'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Template } from '../contract.ts'
import { type NamedRole, selectPeople, selectRolesNamed } from '../people/approver-store.ts'
import type { ApproverRule } from '../rules/flow-rules.ts'
import type { StepPlan } from '../tables.ts'

type PlanView = Static<typeof Template>['steps'][number]
type Person = { readonly id: string; readonly name: string; readonly email: string }

export type PlanNames = {
  readonly people: ReadonlyMap<string, Person>
  readonly roles: ReadonlyMap<string, NamedRole>
}

const idsOf = (plans: readonly Pick<StepPlan, 'approvers'>[], kind: 'person' | 'role'): string[] => [
  ...new Set(
    plans.flatMap(({ approvers }) =>
      approvers.flatMap(rule => (rule.kind === kind && 'id' in rule ? [rule.id] : [])),
    ),
  ),
]

/** Names of the people and roles that steps ask. */
export async function namesFor(
  tx: TenantTx,
  plans: readonly Pick<StepPlan, 'approvers'>[],
): Promise<PlanNames> {
  const [people, roles] = [idsOf(plans, 'person'), idsOf(plans, 'role')]
  const found = people.length === 0 ? [] : await selectPeople(tx, people)
  const named = roles.length === 0 ? [] : await selectRolesNamed(tx, { ids: roles, keys: [] })
  return {
    people: new Map(
      found.map(({ person_id, person_name, person_email }) => [
        person_id,
        { id: person_id, name: person_name, email: person_email },
      ]),
    ),
    roles: new Map(named.map(role => [role.id, role])),
  }
}

type Around = { readonly before: Pick<StepPlan, 'stage'> | undefined; readonly names: PlanNames }

export const viewPlan = (plan: StepPlan, { before, names }: Around): PlanView => ({
  name: plan.name,
  mode: plan.mode,
  quorum: plan.quorum,
  approvers: plan.approvers.map(rule => viewRule(rule, names)),
  due: plan.due_at,
  due_days: plan.due_days,
  on_overdue: plan.on_overdue,
  parallel: before?.stage === plan.stage,
})

/** A role that was removed, or a person who is no longer known, has its id left. */
function viewRule(rule: ApproverRule, { people, roles }: PlanNames): PlanView['approvers'][number] {
  if (rule.kind === 'manager') return { kind: 'manager', user: null, role: null }
  if (rule.kind === 'role')
    return { kind: 'role', user: null, role: roles.get(rule.id) ?? { id: rule.id, key: '', name: '—' } }
  return { kind: 'person', user: people.get(rule.id) ?? { id: rule.id, name: '—', email: '' }, role: null }
}
