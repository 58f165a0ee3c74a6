import { Alert, Button, Stack } from '@mantine/core'
import { type Icon, IconBell, IconFileCheck, IconListCheck, IconLock, IconUsers } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { Campaign } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { Card } from '../../../parts/page/card.tsx'
import { PageTabs } from '../../../parts/page/page-tabs.tsx'
import { CAMPAIGN_TABS, type CampaignTab, reviewAddress } from '../address.ts'
import { CampaignProgress } from '../campaign-progress.tsx'
import { reviewTexts } from '../texts.ts'
import { useCampaignActs } from '../use-campaign-acts.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { ItemsTab } from './items-tab.tsx'

const ProgressTab = lazyPart(() => import('./progress-tab.tsx'), 'ProgressTab')
const EvidenceTab = lazyPart(() => import('./evidence-tab.tsx'), 'EvidenceTab')
const CloseDialog = lazyPart(() => import('./close-dialog.tsx'), 'CloseDialog')

const TABS: Record<CampaignTab, { icon: Icon; content: ComponentType<{ campaign: Campaign }> }> = {
  items: { icon: IconListCheck, content: ItemsTab },
  progress: { icon: IconUsers, content: ProgressTab },
  evidence: { icon: IconFileCheck, content: EvidenceTab },
}

export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const acts = useCampaignActs()
  const [isClosing, setClosing] = useState(false)
  const search = reviewAddress.useSearch()
  const tab = CAMPAIGN_TABS.find(each => each === search.tab) ?? 'items'
  const navigate = reviewAddress.useNavigate()
  const open = (next: CampaignTab) =>
    void navigate({ search: next === 'items' ? {} : { tab: next }, resetScroll: false })
  return (
    <>
      <CampaignHeader campaign={campaign} acts={acts}>
        {campaign.status === 'open' && (
          <>
            <Button
              variant="default"
              leftSection={<IconBell size={18} />}
              onClick={() => acts.remind(campaign)}
            >
              {t('reviews.remind')}
            </Button>
            <Button leftSection={<IconLock size={18} />} onClick={() => setClosing(true)}>
              {t('reviews.close')}
            </Button>
          </>
        )}
      </CampaignHeader>
      <Stack>
        <Notices campaign={campaign} />
        <Card>
          <CampaignProgress counts={campaign.counts} isLarge />
        </Card>
        <PageTabs
          label={t('reviews.tabs')}
          tabs={CAMPAIGN_TABS.map(key => {
            const { icon, content: Content } = TABS[key]
            return { key, label: t(`reviews.tab.${key}`), icon, content: <Content campaign={campaign} /> }
          })}
          open={tab}
          onOpen={open}
        />
      </Stack>
      <LazyOverlay opened={isClosing}>
        <CloseDialog campaign={campaign} opened={isClosing} onClose={() => setClosing(false)} />
      </LazyOverlay>
      {acts.dialog}
    </>
  )
}

function Notices({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const canManage = useCan('sso_access_review.manage')
  if (campaign.status === 'closed')
    return (
      <Alert color="gray" icon={<IconLock />} title={t('reviews.final')}>
        {t('reviews.final.text')}
      </Alert>
    )
  return canManage ? null : (
    <Alert color="blue" icon={<IconListCheck />}>
      {t('reviews.read_only')}
    </Alert>
  )
}
