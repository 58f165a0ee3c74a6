import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCan } from '../../../data/me.ts'
import { campaignQuery } from '../../../data/review/campaigns.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { PageWaiting } from '../../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { reviewAddress } from '../address.ts'

const DraftPage = lazyPart(() => import('./draft/draft-page.tsx'), 'DraftPage')
const CampaignPage = lazyPart(() => import('./campaign-page.tsx'), 'CampaignPage')

export function CampaignScreen() {
  const { id } = reviewAddress.useParams()
  const canRead = useCan('sso_access_review.read')
  return (
    <ResourcePage
      query={useQuery({ ...campaignQuery(id), enabled: canRead })}
      permission="sso_access_review.read"
    >
      {({ data, visit, reload }) => (
        <Suspense fallback={<PageWaiting />}>
          {data.status === 'draft' ? (
            <DraftPage key={id} campaign={data} visit={visit} onReload={reload} />
          ) : (
            <CampaignPage key={id} campaign={data} />
          )}
        </Suspense>
      )}
    </ResourcePage>
  )
}
