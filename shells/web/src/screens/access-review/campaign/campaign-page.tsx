import { Alert, Button, Stack, Tabs } from '@mantine/core'
import { type Icon, IconBell, IconFileCheck, IconListCheck, IconLock, IconUsers } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { Campaign } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { CampaignProgress } from '../campaign-progress.tsx'
import { CAMPAIGN_TABS, type CampaignTab, reviewRoute } from '../route.tsx'
import { reviewTexts } from '../texts.ts'
import { useCampaignActs } from '../use-campaign-acts.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { ItemsTab } from './items-tab.tsx'

const ProgressTab = lazy(async () => ({ default: (await import('./progress-tab.tsx')).ProgressTab }))
const EvidenceTab = lazy(async () => ({ default: (await import('./evidence-tab.tsx')).EvidenceTab }))
const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))

const TABS: Record<CampaignTab, { icon: Icon; content: ComponentType<{ campaign: Campaign }> }> = {
  items: { icon: IconListCheck, content: ItemsTab },
  progress: { icon: IconUsers, content: ProgressTab },
  evidence: { icon: IconFileCheck, content: EvidenceTab },
}

export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const acts = useCampaignActs()
  const [isClosing, setClosing] = useState(false)
  const search = reviewRoute.useSearch()
  const tab = CAMPAIGN_TABS.find(each => each === search.tab) ?? 'items'
  const navigate = reviewRoute.useNavigate()
  const open = (next: string | null) =>
    void navigate({ search: next === 'items' ? {} : { tab: next ?? undefined }, resetScroll: false })
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
        <Tabs value={tab} onChange={open} keepMounted={false}>
          <Tabs.List mb="lg" aria-label={t('reviews.tabs')}>
            {CAMPAIGN_TABS.map(each => {
              const { icon: TabIcon } = TABS[each]
              return (
                <Tabs.Tab key={each} value={each} leftSection={<TabIcon size={18} stroke={1.7} />}>
                  {t(`reviews.tab.${each}`)}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
          {CAMPAIGN_TABS.map(each => {
            const { content: Content } = TABS[each]
            return (
              <Tabs.Panel key={each} value={each}>
                <Suspense>
                  <Content campaign={campaign} />
                </Suspense>
              </Tabs.Panel>
            )
          })}
        </Tabs>
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
