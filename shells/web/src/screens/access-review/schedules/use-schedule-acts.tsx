import type { ReactNode } from 'react'
import { changeSchedule, deleteSchedule, type Schedule } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { showUndo } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { reviewTexts } from '../texts.ts'

export type ScheduleActs = {
  setPaused: (schedule: Schedule, paused: boolean) => Promise<void>
  remove: (schedule: Schedule) => void
  dialog: ReactNode
}

export function useScheduleActs({ onRemoved }: { onRemoved: () => void }): ScheduleActs {
  const t = useTexts(reviewTexts)
  const [confirm, dialog] = useConfirm()
  const setPaused = async ({ id, name }: Schedule, paused: boolean) => {
    await changeSchedule(id, { paused })
    showUndo({
      message: t(paused ? 'reviews.schedules.paused' : 'reviews.schedules.resumed', { name }),
      onUndo: () => changeSchedule(id, { paused: !paused }),
    })
  }
  const remove = ({ id, name }: Schedule) =>
    confirm({
      title: t('reviews.schedules.delete.title', { name }),
      effect: t('reviews.schedules.delete.effect'),
      verb: t('reviews.schedules.delete'),
      onConfirm: async () => {
        await deleteSchedule(id)
        onRemoved()
      },
      done: t('reviews.schedules.delete.done'),
    })
  return { setPaused, remove, dialog }
}
