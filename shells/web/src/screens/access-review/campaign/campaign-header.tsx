import { ActionIcon, Group } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCan } from '../../../data/me.ts'
import type { Campaign } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { CampaignMenu } from '../campaign-menu.tsx'
import { DueTime } from '../due-time.tsx'
import { reviewTexts } from '../texts.ts'
import type { CampaignActs } from '../use-campaign-acts.tsx'

type CampaignHeaderProps = { campaign: Campaign; acts: CampaignActs; children?: ReactNode }

export function CampaignHeader({ campaign, acts, children }: CampaignHeaderProps) {
  const t = useTexts(reviewTexts)
  const canManage = useCan('sso_access_review.manage')
  return (
    <PageHeader
      breadcrumbs={[{ label: t('reviews.title'), to: '/sso/reviews' }, { label: campaign.name }]}
      title={campaign.name}
      description={
        <>
          {campaign.description}
          <Group gap="sm" mt={4}>
            <StatusBadge status={campaign.status} />
            {campaign.status === 'closed' ? (
              <span>
                {t('reviews.closed_at')}: <RelativeTime value={campaign.closed_at} />
              </span>
            ) : (
              <span>
                {t('reviews.column.due')}: <DueTime campaign={campaign} />
              </span>
            )}
          </Group>
        </>
      }
      actions={
        canManage && (
          <>
            {children}
            <ActionMenu
              target={
                <ActionIcon variant="default" size={36} aria-label={t('reviews.more')}>
                  <IconDots size={18} />
                </ActionIcon>
              }
            >
              <CampaignMenu campaign={campaign} acts={acts} />
            </ActionMenu>
          </>
        )
      }
    />
  )
}
