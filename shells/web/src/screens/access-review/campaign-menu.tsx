import { IconCalendarRepeat, IconCopy, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Campaign } from '../../data/review/campaigns.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { reviewTexts } from './texts.ts'
import type { CampaignActs } from './use-campaign-acts.tsx'

export function CampaignMenu({ campaign, acts }: { campaign: Campaign; acts: CampaignActs }) {
  const t = useTexts(reviewTexts)
  const navigate = useNavigate()
  const repeat = () =>
    void navigate({ to: '/sso/reviews/schedules', search: { dialog: 'new', campaign: campaign.id } })
  return (
    <>
      <MenuItem leftSection={<IconCopy size={16} />} onClick={() => acts.duplicate(campaign)}>
        {t('reviews.duplicate')}
      </MenuItem>
      <MenuItem leftSection={<IconCalendarRepeat size={16} />} onClick={repeat}>
        {t('reviews.schedules.repeat')}
      </MenuItem>
      {campaign.status === 'draft' && (
        <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(campaign)}>
          {t('reviews.delete')}
        </MenuItem>
      )}
    </>
  )
}
