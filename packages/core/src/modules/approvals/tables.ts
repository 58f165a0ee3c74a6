import type { ApproverRule, StepMode } from './rules/flow-rules.ts'

export type FlowStatus = 'open' | 'approved' | 'returned' | 'rejected' | 'withdrawn'
export type StepStatus = 'waiting' | 'open' | 'approved' | 'returned' | 'rejected' | 'closed'
export type Decision = 'approve' | 'return' | 'reject'
export type Origin = 'person' | 'role' | 'manager' | 'delegation' | 'escalation' | 'reassignment'
export type Overdue = 'remind' | 'escalate'

export type EventKind =
  | 'started'
  | 'step_begun'
  | 'approved'
  | 'returned'
  | 'rejected'
  | 'delegated'
  | 'reassigned'
  | 'escalated'
  | 'approver_added'
  | 'stalled'
  | 'withdrawn'
  | 'finished'

export type FlowRow = {
  readonly id: string
  readonly document_id: string
  readonly version_no: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly status: FlowStatus
  readonly stage: number
  readonly open_steps: number
  readonly stalled_at: string | null
  readonly template_id: string | null
  readonly started_by: string
  readonly started_by_name: string
  readonly started_by_email: string | null
  readonly started_at: string
  readonly ended_at: string | null
}

/** A step as somebody designed it. */
export type StepPlan = {
  readonly name: string | null
  readonly mode: StepMode
  readonly quorum: number | null
  readonly approvers: readonly ApproverRule[]
  readonly due_at: string | null
  readonly due_days: number | null
  readonly on_overdue: Overdue
  readonly stage: number
}

export type StepRow = StepPlan & {
  readonly id: string
  readonly flow_id: string
  readonly position: number
  readonly status: StepStatus
  readonly seats: number
  readonly needed: number
  readonly approvals: number
  readonly rejections: number
  readonly begun_at: string | null
  readonly ended_at: string | null
}

/** One person asked in one step. */
export type ApprovalRow = {
  readonly id: string
  readonly flow_id: string
  readonly step_id: string
  readonly document_id: string
  readonly person_id: string
  readonly person_name: string
  readonly person_email: string
  readonly origin: Origin
  readonly status: StepStatus
  readonly comment: string | null
  readonly decided_by: string | null
  readonly decided_by_name: string | null
  readonly decided_by_email: string | null
  readonly decided_at: string | null
}

export type EventRow = {
  readonly id: string
  readonly at: string
  readonly kind: EventKind
  readonly position: number | null
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly person_name: string | null
  readonly to_name: string | null
  readonly comment: string | null
}
