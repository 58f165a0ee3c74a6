import type { Campaign, NewCampaign } from '../../../../data/review/campaigns.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { useVersionedForm } from '../../../../parts/form/use-versioned-form.ts'
import { dueDay, dueMoment } from '../../due-day.ts'
import { reviewTexts } from '../../texts.ts'

export type CampaignValues = {
  name: string
  description: string
  roles: string[]
  members: string[]
  units: string[]
  include_default_role: boolean
  reviewer_rule: Campaign['reviewer_rule']
  reviewers: string[]
  fallback_reviewer: string | null
  due_at: string
  on_undecided: Campaign['on_undecided']
  self_review: boolean
  comment_required: Campaign['comment_required']
}

const EMPTY: CampaignValues = {
  name: '',
  description: '',
  roles: [],
  members: [],
  units: [],
  // A campaign includes the default grants of every member.
  include_default_role: true,
  reviewer_rule: 'named',
  reviewers: [],
  fallback_reviewer: null,
  due_at: '',
  on_undecided: 'keep',
  self_review: false,
  comment_required: 'remove',
}

const valuesOf = ({ scope, due_at, ...campaign }: Campaign): CampaignValues => ({
  name: campaign.name,
  description: campaign.description,
  roles: scope.roles ?? [],
  members: scope.members ?? [],
  units: scope.units ?? [],
  include_default_role: scope.include_default_role,
  reviewer_rule: campaign.reviewer_rule,
  reviewers: campaign.reviewers,
  fallback_reviewer: campaign.fallback_reviewer,
  due_at: dueDay(due_at),
  on_undecided: campaign.on_undecided,
  self_review: campaign.self_review,
  comment_required: campaign.comment_required,
})

const orNull = (list: string[]) => (list.length > 0 ? list : null)

export function bodyOf({
  roles,
  members,
  units,
  include_default_role,
  due_at,
  name,
  ...rest
}: CampaignValues): NewCampaign {
  return {
    ...rest,
    name: name.trim(),
    due_at: dueMoment(due_at),
    scope: { roles: orNull(roles), members: orNull(members), units: orNull(units), include_default_role },
  } as NewCampaign
}

type Options = {
  campaign?: Campaign
  /** A new campaign has no version yet: it is made with 0. */
  onSave: (body: NewCampaign, version: number) => Promise<Campaign>
  onDone: (campaign: Campaign) => void
}

export function useCampaignForm({ campaign, onSave, onDone }: Options) {
  const t = useTexts(reviewTexts)
  return useVersionedForm<CampaignValues, Campaign>({
    version: campaign?.version ?? 0,
    initialValues: campaign ? valuesOf(campaign) : EMPTY,
    validate: { name: name => (name.trim() === '' ? t('reviews.form.name.missing') : null) },
    onSubmit: (values, version) => onSave(bodyOf(values), version),
    onDone,
  })
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>
