import type { Static } from 'typebox'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, type FieldError, invalid } from '../../../kernel/http/problem.ts'
import type { FlowGiven } from '../contract.ts'
import { selectRolesNamed } from '../people/approver-store.ts'
import { ableAmong } from '../people/resolve-approvers.ts'
import { type ApproverRule, stagesOf } from '../rules/flow-rules.ts'
import type { StepPlan } from '../tables.ts'

export type StepsGiven = NonNullable<Static<typeof FlowGiven>['steps']>
type ApproverGiven = StepsGiven[number]['approvers'][number]

/** What somebody designed, as it is kept: roles by their ids, everyone named known and able. Bad input names the place. */
export async function readSteps(tx: TenantTx, given: StepsGiven): Promise<StepPlan[]> {
  requireSound(given)
  const roleOf = await rolesOf(tx, given)
  const stages = stagesOf(given.map(({ parallel = false }) => ({ parallel })))
  const plans = given.map(
    (step, n): StepPlan => ({
      name: step.name?.trim() || null,
      mode: step.mode ?? 'all',
      quorum: step.mode === 'quorum' ? (step.quorum ?? null) : null,
      approvers: once(step.approvers.map(each => ruleOf(each, roleOf))),
      due_at: step.due_days ? null : (step.due ?? null),
      due_days: step.due_days ?? null,
      on_overdue: step.on_overdue ?? 'remind',
      stage: stages[n]!,
    }),
  )
  await requireAble(tx, plans)
  return plans
}

function requireSound(given: StepsGiven): void {
  const errors = given.flatMap((step, n): FieldError[] => {
    const path = `/steps/${n}`
    if (step.mode === 'quorum' && !step.quorum) return [{ path: `${path}/quorum`, code: 'required' }]
    if (step.due && step.due_days) return [{ path: `${path}/due_days`, code: 'one_deadline' }]
    if (step.due && Date.parse(step.due) <= Date.now()) return [{ path: `${path}/due`, code: 'in_the_past' }]
    return []
  })
  if (errors.length > 0) throw invalid(...errors)
}

async function rolesOf(tx: TenantTx, given: StepsGiven): Promise<(name: string) => string | undefined> {
  const names = given.flatMap(({ approvers }) =>
    approvers.flatMap(each => (typeof each === 'object' && 'role' in each ? [each.role] : [])),
  )
  const ids = names.filter(isUuid)
  const roles =
    names.length === 0 ? [] : await selectRolesNamed(tx, { ids, keys: names.filter(name => !isUuid(name)) })
  const found = (name: string) => roles.find(({ id, key }) => id === name.toLowerCase() || key === name)?.id
  const errors = given.flatMap(({ approvers }, n) =>
    approvers.flatMap((each, at) =>
      typeof each === 'object' && 'role' in each && found(each.role) === undefined
        ? [{ path: `/steps/${n}/approvers/${at}`, code: 'unknown_role' }]
        : [],
    ),
  )
  if (errors.length > 0) throw invalid(...errors)
  return found
}

function ruleOf(given: ApproverGiven, roleOf: (name: string) => string | undefined): ApproverRule {
  if (typeof given === 'string') return { kind: 'person', id: given.toLowerCase() }
  if ('user' in given) return { kind: 'person', id: given.user.toLowerCase() }
  return 'role' in given ? { kind: 'role', id: roleOf(given.role)! } : { kind: 'manager' }
}

const keyOf = (rule: ApproverRule): string => (rule.kind === 'manager' ? rule.kind : rule.id)

const once = (rules: readonly ApproverRule[]): ApproverRule[] => [
  ...new Map(rules.map(rule => [keyOf(rule), rule])).values(),
]

/** Whoever is named has to be an active member who may read documents. Somebody unknown and somebody who left are one answer. */
async function requireAble(tx: TenantTx, plans: readonly StepPlan[]): Promise<void> {
  const named = plans.flatMap(({ approvers }) =>
    approvers.flatMap(rule => (rule.kind === 'person' ? [rule.id] : [])),
  )
  const able = new Set((await ableAmong(tx, named)).map(({ person_id }) => person_id))
  const errors = plans.flatMap(({ approvers }, n) =>
    approvers.flatMap((rule, at) =>
      rule.kind === 'person' && !able.has(rule.id)
        ? [{ path: `/steps/${n}/approvers/${at}`, code: 'unknown_member' }]
        : [],
    ),
  )
  if (errors.length > 0) throw new AppError(422, 'approver_unavailable', { errors })
}
