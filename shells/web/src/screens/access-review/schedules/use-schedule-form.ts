import { changeSchedule, createSchedule, type Schedule } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { dueDay } from '../due-day.ts'
import { reviewTexts } from '../texts.ts'

export type ScheduleValues = {
  campaign_id: string
  name: string
  every: Schedule['every']
  next_at: string
  due_days: number | string
}

/** In the morning, as whoever sets it up counts days: the draft is there when work begins. */
const MORNING = 'T08:00:00'
const momentOf = (day: string): string => new Date(`${day}${MORNING}`).toISOString()

const valuesOf = ({ name, every, next_at, due_days }: Schedule): ScheduleValues => ({
  campaign_id: '',
  name,
  every,
  next_at: dueDay(next_at),
  due_days,
})

type Options = { schedule?: Schedule; campaign?: string; onDone: (schedule: Schedule) => void }

export function useScheduleForm({ schedule, campaign = '', onDone }: Options) {
  const t = useTexts(reviewTexts)
  return useApiForm<ScheduleValues, Schedule>({
    initialValues: schedule
      ? valuesOf(schedule)
      : { campaign_id: campaign, name: '', every: 'quarter', next_at: '', due_days: 14 },
    validate: {
      campaign_id: id => (!schedule && id === '' ? t('reviews.schedules.form.campaign.missing') : null),
      next_at: day => (day === '' ? t('reviews.schedules.form.next.missing') : null),
    },
    onSubmit: values => (schedule ? changed(schedule, values) : created(values)),
    onDone,
  })
}

const created = ({ campaign_id, name, every, next_at, due_days }: ScheduleValues): Promise<Schedule> =>
  createSchedule({
    campaign_id,
    every,
    next_at: momentOf(next_at),
    due_days: Number(due_days),
    ...(name.trim() && { name: name.trim() }),
  })

/** What is left as it was is not sent: the hour of the next draft stays unless the day is another. */
const changed = (schedule: Schedule, values: ScheduleValues): Promise<Schedule> =>
  changeSchedule(schedule.id, {
    version: schedule.version,
    every: values.every,
    due_days: Number(values.due_days),
    ...(values.name.trim() && { name: values.name.trim() }),
    ...(values.next_at !== dueDay(schedule.next_at) && { next_at: momentOf(values.next_at) }),
    ...(values.campaign_id && { campaign_id: values.campaign_id }),
  })
