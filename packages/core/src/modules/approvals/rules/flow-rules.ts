/** How a flow goes on. Pure: what is known of a flow goes in, what follows from it comes out. */

export type StepMode = 'all' | 'any' | 'quorum'

/** Who is asked: a person, whoever holds a role when the step begins, or the managers of those who approved the stage before. */
export type ApproverRule =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'role'; readonly id: string }
  | { readonly kind: 'manager' }

/** Steps that begin together form a stage; a stage begins when every step of the one before is approved. */
export function stagesOf(steps: readonly { readonly parallel: boolean }[]): number[] {
  let stage = 0
  return steps.map(({ parallel }) => {
    if (stage === 0 || !parallel) stage++
    return stage
  })
}

/** How many have to approve, of so many who are asked. */
export function neededOf({ mode, quorum }: StepRule, seats: number): number {
  if (mode === 'all') return Math.max(seats, 1)
  return mode === 'any' ? 1 : Math.max(quorum ?? 1, 1)
}

export type StepRule = { readonly mode: StepMode; readonly quorum: number | null }

export type StepCounts = {
  readonly seats: number
  readonly needed: number
  readonly approvals: number
  readonly rejections: number
}

/** A step is rejected as soon as those who are left can no longer reach the number that is needed. */
export function outcomeOf({
  seats,
  needed,
  approvals,
  rejections,
}: StepCounts): 'open' | 'approved' | 'rejected' {
  if (approvals >= needed) return 'approved'
  return rejections > 0 && seats - rejections < needed ? 'rejected' : 'open'
}

/** Whether those who can still decide are enough. */
export const isReachable = (
  { needed, approvals }: Pick<StepCounts, 'needed' | 'approvals'>,
  able: number,
): boolean => approvals + able >= needed

/** Whether somebody decides on what is their own: always, never, or where a step has nobody else. */
export type OwnDocuments = 'always' | 'never' | 'no_other'

/** Who of those who are asked is asked in fact: each once, and whoever owns the document as the organisation allows it. */
export function admitApprovers<T extends { readonly person_id: string }>(
  asked: readonly T[],
  { own, owners }: { readonly own: OwnDocuments; readonly owners: readonly string[] },
): T[] {
  const seen = new Set<string>()
  const once = asked.filter(({ person_id }) => !seen.has(person_id) && seen.add(person_id))
  if (own === 'always') return once
  const others = once.filter(({ person_id }) => !owners.includes(person_id))
  return others.length > 0 || own === 'never' ? others : once
}
