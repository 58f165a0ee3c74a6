import type { Generated } from '@tamga/core'
import type { Compatibility } from './scim/quirks.ts'

export type Health = 'ok' | 'failing' | 'paused' | 'unknown'
export type RunStatus = 'queued' | 'running' | 'retrying' | 'succeeded' | 'failed' | 'cancelled'
export type Operation =
  | 'user.create'
  | 'user.update'
  | 'user.deactivate'
  | 'user.delete'
  | 'group.create'
  | 'group.update'
  | 'group.delete'
  | 'resync'
export type Kind = 'user' | 'group' | 'resync'
export type Mapping = Readonly<Record<string, string | null>>

/** One exchange with the target, as it is shown: never with a header, so never with the token. */
export type TraceStep = {
  method: string
  path: string
  request: unknown
  status: number | null
  response: unknown
  error: string | null
  ms: number
}

export type ProvisioningTables = {
  scim_target: {
    tenant_id: Generated<string>
    id: string
    name: string
    base_url: string
    token_sealed: Buffer | null
    enabled: Generated<boolean>
    scope: { roles?: string[] }
    push_groups: Generated<boolean>
    attribute_mapping: Mapping
    on_leave: Generated<'deactivate' | 'delete'>
    compatibility: Generated<Compatibility>
    max_removals: number | null
    health: Generated<Health>
    paused_removals: number | null
    last_run_at: string | null
    service_provider: { patch: boolean } | null
    service_provider_at: string | null
    reconciled_at: string | null
    lease_by: string | null
    lease_until: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
  scim_link: {
    tenant_id: Generated<string>
    target_id: string
    kind: 'user' | 'group'
    subject_id: string
    remote_id: string
    active: boolean
    digest: string | null
    members: string[] | null
    pushed_at: Generated<string>
  }
  scim_run: {
    tenant_id: Generated<string>
    id: Generated<string>
    target_id: string
    target_name: string
    kind: Kind
    operation: Operation
    subject_id: string
    subject_name: string
    subject_email: string | null
    status: RunStatus
    attempt: number
    next_attempt_at: string | null
    http_status: number | null
    problem_code: string | null
    problem_detail: string | null
    trace: TraceStep[]
    forced: boolean
    approved: boolean
    resync_id: string | null
    claimed_by: string | null
    created_at: Generated<string>
    finished_at: string | null
  }
}
