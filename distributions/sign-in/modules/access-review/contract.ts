import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  RoleReference,
  Shape,
  Text,
  Time,
  Type,
} from '@tamga/core'

const Status = OneOf('draft', 'open', 'closed')
const Decision = OneOf('keep', 'remove')
const Version = Type.Optional(Type.Integer({ minimum: 1 }))
const Count = Type.Integer()
const Choice = Type.String({ minLength: 1, maxLength: 64, description: 'id or key of a role' })

const Scope = Shape({
  roles: Type.Optional(Type.Array(Id)),
  members: Type.Optional(Type.Array(Id)),
  units: Type.Optional(Type.Array(Id, { description: 'people of these units and of all below them' })),
  include_default_role: Type.Boolean({
    description: 'with the role that every member has by itself, whatever `roles` says',
  }),
})

const rules = {
  fallback_reviewer: Nullable(Id),
  /** `managers`: of the person, else of the nearest unit above; `unit_managers`: of the nearest unit above. */
  reviewer_rule: OneOf('named', 'role_owners', 'managers', 'unit_managers'),
  due_at: Nullable(Time),
  on_undecided: Decision,
  self_review: Type.Boolean(),
  comment_required: OneOf('never', 'remove', 'always'),
}

export const Campaign = Shape({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  status: Status,
  scope: Scope,
  reviewers: Type.Array(Id, { description: 'none: whoever created the campaign' }),
  ...rules,
  created_by: Nullable(PersonReference),
  created_at: Time,
  opened_at: Nullable(Time),
  closed_at: Nullable(Time),
  counts: Shape({ total: Count, keep: Count, remove: Count, undecided: Count }),
  schedule_id: Nullable(Type.String({ format: 'uuid', description: 'the schedule that made the draft' })),
  version: Type.Integer(),
})

export const CampaignList = List(Campaign)
export const CampaignsQuery = ListQuery({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  status: Type.Optional(Status),
  schedule: Type.Optional(Type.String({ format: 'uuid', description: 'drafts that this schedule made' })),
})
export const CampaignParams = Shape({ id: Id })

const campaignFields = {
  name: Text(200),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  scope: Type.Optional(
    Shape({
      roles: Type.Optional(Nullable(Type.Array(Choice, { minItems: 1, maxItems: 500, uniqueItems: true }))),
      members: Type.Optional(Nullable(Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }))),
      units: Type.Optional(Nullable(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }))),
      include_default_role: Type.Optional(Type.Boolean()),
    }),
  ),
  reviewers: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
  fallback_reviewer: Type.Optional(rules.fallback_reviewer),
  reviewer_rule: Type.Optional(rules.reviewer_rule),
  due_at: Type.Optional(rules.due_at),
  on_undecided: Type.Optional(rules.on_undecided),
  self_review: Type.Optional(rules.self_review),
  comment_required: Type.Optional(rules.comment_required),
}

export const NewCampaign = Shape(campaignFields)
export const CampaignChange = Shape({
  ...campaignFields,
  name: Type.Optional(campaignFields.name),
  version: Version,
})
export const CampaignPreview = Shape({ ...campaignFields, name: Type.Optional(campaignFields.name) })
export const CampaignCopy = Shape({ name: Type.Optional(Text(200)) })

const Notice = Shape({ code: Type.String(), text: Type.String() })

export const Preflight = Shape({
  ok: Type.Boolean({ description: 'whether opening would succeed now' }),
  total: Count,
  automatic: Count,
  people: Count,
  roles: Count,
  recommended_removals: Count,
  unassigned: Count,
  reviewers: Type.Array(Shape({ reviewer: PersonReference, items: Count, can_decide: Type.Boolean() })),
  notices: Type.Array(Notice),
})

export const Item = Shape({
  id: Id,
  campaign_id: Id,
  user: PersonReference,
  role: RoleReference,
  automatic: Type.Boolean({ description: 'the default role, which every member has by itself' }),
  permissions: Type.Array(Type.String(), { description: 'of the role at the snapshot' }),
  granted_at: Time,
  granted_by: Nullable(Shape({ id: Nullable(Id), name: Type.String() })),
  last_seen_at: Nullable(Time),
  last_used_on: Nullable(Type.String({ format: 'date' })),
  recommendation: Shape({ decision: Decision, reasons: Type.Array(Notice) }),
  changed_since: Nullable(OneOf('removed', 'changed')),
  reviewer: PersonReference,
  note: Nullable(Type.String({ description: 'why it was handed over' })),
  decision: Nullable(Decision),
  comment: Nullable(Type.String()),
  decided_by: Nullable(PersonReference),
  decided_at: Nullable(Time),
  outcome: Nullable(OneOf('removed', 'kept', 'already_gone')),
  outcome_reason: Nullable(OneOf('last_admin', 'membership_ended', 'undecided')),
})

export const ItemList = List(Item)
export const ItemParams = Shape({ id: Id })

export const QueueList = List(
  Shape({
    ...Item.properties,
    campaign: Shape({
      id: Id,
      name: Type.String(),
      due_at: rules.due_at,
      on_undecided: rules.on_undecided,
      comment_required: rules.comment_required,
    }),
  }),
)

const itemFilters = {
  decision: Type.Optional(OneOf('keep', 'remove', 'undecided')),
  recommendation: Type.Optional(Decision),
  automatic: Type.Optional(Type.Boolean()),
  role: Type.Optional(Id),
  user: Type.Optional(Id),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'parts of a name or e-mail' })),
}

const ReviewerChoice = Type.Optional(
  Type.String({
    pattern: '^(me|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
    description: 'an id, or `me` for the caller',
  }),
)

export const ItemsQuery = ListQuery({
  ...itemFilters,
  reviewer: ReviewerChoice,
  outcome: Type.Optional(OneOf('removed', 'kept', 'already_gone')),
  changed: Type.Optional(Type.Boolean({ description: 'changed or removed since the snapshot' })),
})
export const QueueQuery = ListQuery({ ...itemFilters, campaign: Type.Optional(Id) })

const Comment = Type.Optional(Type.String({ maxLength: 1000 }))

export const DecisionGiven = Shape({ decision: Decision, comment: Comment })

const Items = Type.Array(Id, { minItems: 1, maxItems: 5000, uniqueItems: true })

/** Either the items themselves, or what they have in common. */
export const DecisionsGiven = Shape({
  items: Type.Optional(Items),
  filter: Type.Optional(Shape({ ...itemFilters, reviewer: ReviewerChoice })),
  decision: Decision,
  comment: Comment,
})
export const PreviewQuery = Shape({
  preview: Type.Optional(Type.Boolean({ description: 'say what would be decided, and decide nothing' })),
})
export const DecisionsMade = Shape({
  decided: Count,
  unchanged: Count,
  skipped: Type.Integer({ description: 'not there, or not the caller’s to decide' }),
  memberships_ending: Type.Integer({
    description: 'of the decided: removals of the default role, which end a membership',
  }),
})

export const Reassignment = Shape({ reviewer: Id, note: Text(500) })
export const Reassignments = Shape({ items: Items, reviewer: Id, note: Text(500) })
export const Reassigned = Shape({ reassigned: Count, skipped: Count })

export const Reminded = Shape({ reminded: Count })

export const ReviewerProgress = Shape({
  items: Type.Array(
    Shape({
      reviewer: PersonReference,
      total: Count,
      decided: Count,
      keep: Count,
      remove: Count,
      fast: Type.Integer({
        description: 'decisions made within two seconds of the one before, or together with others',
      }),
      against_recommendation: Count,
      rubber_stamp: Type.Boolean({ description: 'nearly all kept, and most of them in no time' }),
    }),
  ),
})

export const RoleProgress = Shape({
  items: Type.Array(Shape({ role: RoleReference, total: Count, decided: Count, keep: Count, remove: Count })),
})

export const Timeline = Shape({
  items: Type.Array(
    Shape({
      at: Time,
      kind: Type.String({
        description:
          'granted, opened, reassigned, decided, role_removed, membership_ended, kept, already_gone, sessions_ended, tokens_ended, or the kind of a module that passed the removal on, such as scim_run',
      }),
      name: Nullable(Type.String({ description: 'who or what did it' })),
      status: Nullable(Type.String()),
      detail: Nullable(Type.String()),
    }),
  ),
})

export const ExportQuery = Shape({ format: OneOf('csv', 'html', 'pdf') })

const scheduleFields = {
  every: OneOf('month', 'quarter', 'half_year', 'year'),
  next_at: Time,
  due_days: Type.Integer({ minimum: 1, maximum: 365, description: 'days from the draft to its due date' }),
}

export const Schedule = Shape({
  id: Id,
  name: Type.String(),
  ...scheduleFields,
  paused: Type.Boolean({ description: 'makes no drafts until it goes on' }),
  campaigns: Type.Integer({ description: 'campaigns that it has made and that are still there' }),
  last_campaign_id: Nullable(Id),
  created_by: Nullable(PersonReference),
  created_at: Time,
  version: Type.Integer(),
})

export const ScheduleList = List(Schedule)
export const SchedulesQuery = ListQuery({})

export const NewSchedule = Shape({
  campaign_id: Type.String({ format: 'uuid', description: 'the campaign that every draft is made like' }),
  name: Type.Optional(Text(150)),
  every: scheduleFields.every,
  next_at: scheduleFields.next_at,
  due_days: Type.Optional(scheduleFields.due_days),
})

export const ScheduleChange = Shape({
  campaign_id: Type.Optional(
    Type.String({ format: 'uuid', description: 'the campaign that drafts are made like from now on' }),
  ),
  name: Type.Optional(Text(150)),
  every: Type.Optional(scheduleFields.every),
  next_at: Type.Optional(scheduleFields.next_at),
  due_days: Type.Optional(scheduleFields.due_days),
  paused: Type.Optional(Type.Boolean()),
  version: Version,
})
