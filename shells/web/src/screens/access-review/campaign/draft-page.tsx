import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { isApiError } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useCan } from '../../../data/me.ts'
import { type Campaign, campaignQuery, changeCampaign } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { SaveBar } from '../../../parts/form/save-bar.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { reviewTexts } from '../texts.ts'
import { useCampaignActs } from '../use-campaign-acts.tsx'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { PreflightCard } from './preflight-card.tsx'
import { useCampaignForm } from './use-campaign-form.ts'

/** A draft: first what opening would bring, then everything that can still be changed. */
export function DraftPage({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const acts = useCampaignActs()
  const canManage = useCan('sso_access_review.manage')
  // The form works on what it was opened with: a change by somebody else must not slip under it.
  const [base, setBase] = useState(campaign)
  const reload = async () =>
    setBase(await queryClient.fetchQuery({ ...campaignQuery(campaign.id), staleTime: 0 }))
  return (
    <>
      <CampaignHeader campaign={campaign} acts={acts} />
      {canManage ? (
        <DraftForm
          key={base.version}
          campaign={base}
          onOpen={items => acts.open(base, items)}
          onSaved={setBase}
          onReload={() => void reload()}
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
  onSaved: (campaign: Campaign) => void
  onReload: () => void
}

function DraftForm({ campaign, onOpen, onSaved, onReload }: DraftFormProps) {
  const t = useTexts(reviewTexts)
  const state = useCampaignForm({
    campaign,
    onSave: body => changeCampaign(campaign, body),
    onDone: saved => {
      showDone(t('reviews.saved'))
      onSaved(saved)
    },
  })
  const isStale = isApiError(state.error) && state.error.code === 'stale_version'
  return (
    <Stack>
      <PreflightCard campaign={campaign} isDirty={state.isDirty} onOpen={onOpen} />
      <ApiForm state={{ ...state, error: isStale ? null : state.error }}>
        {isStale && (
          <Alert color="yellow" icon={<IconAlertTriangle />} title={t('reviews.stale')} role="alert">
            <Button size="compact-sm" variant="default" onClick={onReload}>
              {t('reviews.stale.reload')}
            </Button>
          </Alert>
        )}
        <CampaignFields form={state.form} />
        <SaveBar state={state} />
      </ApiForm>
    </Stack>
  )
}
