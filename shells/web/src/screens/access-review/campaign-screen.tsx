import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useCan } from '../../app/session.ts'
import { Delayed } from '../../parts/delayed.tsx'
import { Forbidden } from '../../parts/forbidden.tsx'
import { ProblemState } from '../../parts/problem-state.tsx'
import { campaignQuery } from './review-queries.ts'
import { reviewRoute } from './route.tsx'

const DraftPage = lazy(async () => ({ default: (await import('./campaign/draft-page.tsx')).DraftPage }))
const CampaignPage = lazy(async () => ({
  default: (await import('./campaign/campaign-page.tsx')).CampaignPage,
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
