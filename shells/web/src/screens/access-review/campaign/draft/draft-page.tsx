import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useCan } from '../../../../data/me.ts'
import { type Campaign, changeCampaign } from '../../../../data/review/campaigns.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { VersionedForm } from '../../../../parts/form/versioned-form.tsx'
import { showDone } from '../../../../parts/overlay/toasts.tsx'
import { reviewTexts } from '../../texts.ts'
import { useCampaignActs } from '../../use-campaign-acts.tsx'
import { CampaignHeader } from '../campaign-header.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { PreflightCard } from './preflight-card.tsx'
import { useCampaignForm } from './use-campaign-form.ts'

export type CampaignPageProps = {
  campaign: Campaign
  /** The key of the form; another one after `onReload`. */
  visit: number
  onReload: () => void
}

/** A draft: first what opening would bring, then everything that can still be changed. */
export function DraftPage({ campaign, visit, onReload }: CampaignPageProps) {
  const t = useTexts(reviewTexts)
  const acts = useCampaignActs()
  const canManage = useCan('sso_access_review.manage')
  return (
    <>
      <CampaignHeader campaign={campaign} acts={acts} />
      {canManage ? (
        <DraftForm
          key={visit}
          campaign={campaign}
          onOpen={items => acts.open(campaign, items)}
          onReload={onReload}
        />
      ) : (
        <Alert color="blue" icon={<IconInfoCircle />}>
          {t('reviews.draft.read_only')}
        </Alert>
      )}
      {acts.dialog}
    </>
  )
}

type DraftFormProps = {
  campaign: Campaign
  onOpen: (items: number) => void
  onReload: () => void
}

function DraftForm({ campaign, onOpen, onReload }: DraftFormProps) {
  const t = useTexts(reviewTexts)
  const state = useCampaignForm({
    campaign,
    onSave: (body, version) => changeCampaign({ id: campaign.id, version }, body),
    onDone: () => showDone(t('reviews.saved')),
  })
  return (
    <Stack>
      <PreflightCard campaign={campaign} isDirty={state.isDirty} onOpen={onOpen} />
      <VersionedForm state={state} canSave onReload={onReload}>
        <CampaignFields form={state.form} />
      </VersionedForm>
    </Stack>
  )
}
