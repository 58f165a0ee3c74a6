import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useCan } from '../../../data/me.ts'
import { campaignQuery } from '../../../data/review/campaigns.ts'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { Forbidden } from '../../../parts/state/forbidden.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { reviewRoute } from '../route.tsx'

const DraftPage = lazy(async () => ({ default: (await import('./draft-page.tsx')).DraftPage }))
const CampaignPage = lazy(async () => ({
  default: (await import('./campaign-page.tsx')).CampaignPage,
}))

export function CampaignScreen() {
  const { id } = reviewRoute.useParams()
  const canRead = useCan('sso_access_review.read')
  const { data, error, refetch } = useQuery({ ...campaignQuery(id), enabled: canRead })
  if (!canRead) return <Forbidden permission="sso_access_review.read" order={1} />
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  if (!data) return <Waiting />
  const Page = data.status === 'draft' ? DraftPage : CampaignPage
  return (
    <Suspense fallback={<Waiting />}>
      <Page key={id} campaign={data} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <Delayed>
      <Stack aria-hidden>
        <Skeleton height={26} width={240} />
        <Skeleton height={12} width={320} maw="80%" />
        <Skeleton height={200} />
      </Stack>
    </Delayed>
  )
}
