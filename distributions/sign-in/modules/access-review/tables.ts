import type { Generated, Selectable } from '@tamga/core'

export type CampaignStatus = 'draft' | 'open' | 'closed'
export type ReviewerRule = 'named' | 'role_owners' | 'managers' | 'unit_managers'
export type Decision = 'keep' | 'remove'
export type CommentRule = 'never' | 'remove' | 'always'

type CampaignTable = {
  tenant_id: Generated<string>
  id: Generated<string>
  name: string
  description: string
  status: Generated<CampaignStatus>
  scope_roles: string[] | null
  scope_members: string[] | null
  scope_units: string[] | null
  include_default_role: boolean
  reviewers: string[]
  fallback_reviewer: string | null
  reviewer_rule: ReviewerRule
  due_at: string | null
  on_undecided: Decision
  self_review: boolean
  comment_required: CommentRule
  created_by: string | null
  created_by_name: string | null
  created_by_email: string | null
  created_at: Generated<string>
  opened_at: Generated<string | null>
  closed_at: Generated<string | null>
  closed_by_name: Generated<string | null>
  closing_request: Generated<string | null>
  total: Generated<number>
  people: Generated<number>
  kept: Generated<number | null>
  removed: Generated<number | null>
  schedule_id: Generated<string | null>
  version: Generated<number>
}

/** What a campaign asks, and what a schedule makes drafts like. */
export type CampaignContent = Pick<
  Selectable<CampaignTable>,
  | 'name'
  | 'description'
  | 'scope_roles'
  | 'scope_members'
  | 'scope_units'
  | 'include_default_role'
  | 'reviewers'
  | 'fallback_reviewer'
  | 'reviewer_rule'
  | 'due_at'
  | 'on_undecided'
  | 'self_review'
  | 'comment_required'
>

export type ReviewTables = {
  review_campaign: CampaignTable
  review_schedule: {
    tenant_id: Generated<string>
    id: Generated<string>
    name: string
    content: CampaignContent
    months: number
    next_at: string
    due_days: number
    last_campaign_id: Generated<string | null>
    paused: Generated<boolean>
    created_by: string | null
    created_by_name: string | null
    created_by_email: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
}
