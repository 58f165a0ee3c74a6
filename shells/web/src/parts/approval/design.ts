import type { PlannedStep, StepGiven } from '../../data/documents/approvals.ts'

/** Who is asked in a step that somebody designs. */
export type DesignApprover =
  | { kind: 'person' | 'role'; id: string; name: string }
  | { kind: 'manager'; id: 'manager'; name: '' }

export type DesignStep = {
  /** Stays the same while steps are moved. */
  key: number
  name: string
  mode: 'all' | 'any' | 'quorum'
  quorum: number
  approvers: DesignApprover[]
  dueDays: number | null
  escalates: boolean
  /** Begins together with the step before. */
  parallel: boolean
}

export const newStep = (key: number, parallel = false): DesignStep => ({
  key,
  name: '',
  mode: 'all',
  quorum: 1,
  approvers: [],
  dueDays: null,
  escalates: false,
  parallel,
})

/** The steps of each stage: those that run side by side stand together. */
export function stagesIn<T extends { parallel: boolean }>(steps: readonly T[]): T[][] {
  const stages: T[][] = []
  for (const step of steps) {
    if (step.parallel && stages.length > 0) stages.at(-1)!.push(step)
    else stages.push([step])
  }
  return stages
}

export const stepsGiven = (steps: readonly DesignStep[]): StepGiven[] =>
  steps.map((step, n) => ({
    name: step.name.trim() || null,
    mode: step.mode,
    ...(step.mode === 'quorum' && { quorum: step.quorum }),
    approvers: step.approvers.map(approver =>
      approver.kind === 'manager'
        ? { manager: true as const }
        : approver.kind === 'role'
          ? { role: approver.id }
          : { user: approver.id },
    ),
    ...(step.dueDays && { due_days: step.dueDays }),
    on_overdue: step.dueDays && step.escalates ? 'escalate' : 'remind',
    parallel: n > 0 && step.parallel,
  }))

export const designOf = (steps: readonly PlannedStep[]): DesignStep[] =>
  steps.map((step, n) => ({
    key: n + 1,
    name: step.name ?? '',
    mode: step.mode,
    quorum: step.quorum ?? 1,
    approvers: step.approvers.map((approver): DesignApprover => {
      if (approver.kind === 'manager') return { kind: 'manager', id: 'manager', name: '' }
      const named = approver.user ?? approver.role!
      return { kind: approver.kind, id: named.id, name: named.name }
    }),
    dueDays: step.due_days,
    escalates: step.on_overdue === 'escalate',
    parallel: step.parallel,
  }))

export const isComplete = (steps: readonly DesignStep[]): boolean =>
  steps.length > 0 && steps.every(({ approvers }) => approvers.length > 0)

/** Swaps a step with its neighbour. The first step begins a stage whatever it said before. */
export function moved(steps: readonly DesignStep[], at: number, by: -1 | 1): DesignStep[] {
  const next = [...steps]
  const other = at + by
  if (!next[at] || !next[other]) return next
  ;[next[at], next[other]] = [next[other]!, next[at]!]
  return next.map((step, n) => (n === 0 ? { ...step, parallel: false } : step))
}

export const without = (steps: readonly DesignStep[], at: number): DesignStep[] =>
  steps.filter((_, n) => n !== at).map((step, n) => (n === 0 ? { ...step, parallel: false } : step))
