import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { createCampaign } from '../../../../data/review/campaigns.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { ApiForm } from '../../../../parts/form/api-form.tsx'
import { LeaveGuard } from '../../../../parts/form/leave-guard.tsx'
import { lazyPart } from '../../../../parts/overlay/lazy-part.ts'
import { ButtonLink } from '../../../../parts/page/links.tsx'
import { PageHeader } from '../../../../parts/page/page-header.tsx'
import { RequirePermission } from '../../../../parts/state/require-permission.tsx'
import { partsTexts } from '../../../../parts/texts.ts'
import { reviewTexts } from '../../texts.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { bodyOf, useCampaignForm } from './use-campaign-form.ts'

const PreviewCard = lazyPart(() => import('./preview-card.tsx'), 'PreviewCard')

export function NewCampaignScreen() {
  return (
    <RequirePermission permission="sso_access_review.manage">
      <NewCampaign />
    </RequirePermission>
  )
}

function NewCampaign() {
  const t = useTexts(reviewTexts)
  const tParts = useTexts(partsTexts)
  const navigate = useNavigate()
  const state = useCampaignForm({
    onSave: createCampaign,
    onDone: ({ id }) => void navigate({ to: '/sso/reviews/$id', params: { id }, ignoreBlocker: true }),
  })
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('reviews.title'), to: '/sso/reviews' }, { label: t('reviews.new') }]}
        title={t('reviews.new')}
        description={t('reviews.new.text')}
      />
      <LeaveGuard when={state.isDirty && !state.isSaving} />
      <ApiForm state={state}>
        <CampaignFields form={state.form} />
        <Suspense>
          <PreviewCard campaign={bodyOf(state.form.values)} />
        </Suspense>
        <Group justify="flex-end">
          <ButtonLink variant="default" to="/sso/reviews">
            {tParts('parts.cancel')}
          </ButtonLink>
          <Button type="submit" loading={state.isSaving}>
            {t('reviews.new.submit')}
          </Button>
        </Group>
      </ApiForm>
    </>
  )
}
