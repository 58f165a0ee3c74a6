import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import type { Schedule } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { MenuItem } from '../../../parts/menu/menu-parts.ts'
import { reviewTexts } from '../texts.ts'
import type { ScheduleActs } from './use-schedule-acts.tsx'

type ScheduleMenuProps = { schedule: Schedule; acts: ScheduleActs; onEdit: (schedule: Schedule) => void }

export function ScheduleMenu({ schedule, acts, onEdit }: ScheduleMenuProps) {
  const t = useTexts(reviewTexts)
  const { paused } = schedule
  const PauseIcon = paused ? IconPlayerPlay : IconPlayerPause
  return (
    <>
      <MenuItem leftSection={<IconPencil size={16} />} onClick={() => onEdit(schedule)}>
        {t('reviews.schedules.edit')}
      </MenuItem>
      <MenuItem leftSection={<PauseIcon size={16} />} onClick={() => void acts.setPaused(schedule, !paused)}>
        {t(paused ? 'reviews.schedules.resume' : 'reviews.schedules.pause')}
      </MenuItem>
      <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(schedule)}>
        {t('reviews.schedules.delete')}
      </MenuItem>
    </>
  )
}
