import { ActionIcon, Group } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCan } from '../../../app/session.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { PageHeader } from '../../../parts/page-header.tsx'
import { RelativeTime } from '../../../parts/relative-time.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { CampaignMenu } from '../campaign-menu.tsx'
import { DueTime } from '../due-time.tsx'
import type { Campaign } from '../review-queries.ts'
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
