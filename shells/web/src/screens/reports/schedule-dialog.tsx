import { Button, CloseButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import type { Report } from '../../data/reports/reports.ts'
import {
  removeSchedule,
  type Schedule,
  type ScheduleBody,
  saveSchedule,
  scheduleQuery,
} from '../../data/reports/schedules.ts'
import { reportSettingsQuery } from '../../data/reports/zones.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { Dialog } from '../../parts/overlay/dialog.tsx'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { CardWaiting } from '../../parts/page/page-waiting.tsx'
import { PeoplePicker } from '../../parts/person/people-picker.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { SelectField } from '../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ZoneSelect } from '../../parts/time/zone-select.tsx'
import { reportsTexts } from './texts.ts'
import { Unsaved } from './unsaved.tsx'

const EVERY = ['day', 'week', 'month'] as const
const MOST_PEOPLE = 50

type Recipients = Schedule['people']
type ScheduleDialogProps = { report: Report; isChanged: boolean; opened: boolean; onClose: () => void }

/** When a link to the report is mailed, and to whom. */
export function ScheduleDialog({ report, isChanged, opened, onClose }: ScheduleDialogProps) {
  const t = useTexts(reportsTexts)
  const schedule = useQuery(scheduleQuery(report.id))
  const settings = useQuery(reportSettingsQuery)
  const error = schedule.error ?? settings.error
  return (
    <Dialog opened={opened} onClose={onClose} title={t('reports.schedule.title')} size="lg">
      {isChanged && <Unsaved />}
      {error && <ProblemAlert error={error} />}
      {!error && (schedule.data === undefined || !settings.data) && <CardWaiting />}
      {schedule.data !== undefined && settings.data && (
        <ScheduleForm
          report={report}
          schedule={schedule.data}
          zone={report.query.zone ?? settings.data.own_zone ?? settings.data.zone}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type FormProps = { report: Report; schedule: Schedule | null; zone: string; onClose: () => void }

function useScheduleForm({ report, schedule, zone, onClose }: FormProps) {
  const t = useTexts(reportsTexts)
  const { user } = useMe()
  const self = [{ id: user.id, name: user.name, email: user.email }]
  return useApiForm({
    initialValues: {
      every: (schedule?.every ?? 'week') as string,
      time: schedule?.time ?? '09:00',
      zone: schedule?.zone ?? zone,
      people: (schedule?.people ?? self) as Recipients,
      paused: schedule?.paused ?? false,
    },
    onSubmit: ({ every, people, ...rest }) =>
      saveSchedule(report.id, {
        ...rest,
        every: every as ScheduleBody['every'],
        people: people.map(({ id }) => id),
        ...(schedule && { version: schedule.version }),
      }),
    onDone: () => {
      showDone(t('reports.schedule.saved'))
      onClose()
    },
  })
}

function ScheduleForm(props: FormProps) {
  const { report, schedule, onClose } = props
  const t = useTexts(reportsTexts)
  const state = useScheduleForm(props)
  const { form } = state
  const stop = async () => {
    await removeSchedule(report.id)
    onClose()
  }
  return (
    <ApiForm state={state}>
      <Stack>
        <Text size="sm">{t('reports.schedule.text')}</Text>
        <WhenFields form={form} />
        <ZoneSelect label={t('reports.zone')} allowDeselect={false} {...form.getInputProps('zone')} />
        <People
          people={form.getValues().people}
          error={form.errors['people']}
          onChange={people => form.setFieldValue('people', people)}
        />
        <Switch
          label={t('reports.schedule.paused')}
          {...form.getInputProps('paused', { type: 'checkbox' })}
        />
        {schedule && !schedule.paused && <NextMail schedule={schedule} />}
        <Group justify="flex-end">
          {schedule && (
            <Button variant="default" color="red" onClick={stop}>
              {t('reports.schedule.stop')}
            </Button>
          )}
          <Button type="submit" loading={state.isSaving} disabled={form.getValues().people.length === 0}>
            {t('reports.save')}
          </Button>
        </Group>
      </Stack>
    </ApiForm>
  )
}

type WhenFieldsProps = { form: ReturnType<typeof useScheduleForm>['form'] }

function WhenFields({ form }: WhenFieldsProps) {
  const t = useTexts(reportsTexts)
  return (
    <Group grow align="flex-start" preventGrowOverflow={false}>
      <SelectField
        label={t('reports.schedule.every')}
        data={EVERY.map(value => ({ value, label: t(`reports.schedule.every.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('every')}
      />
      <TextInput
        label={t('reports.schedule.time')}
        placeholder="09:00"
        inputMode="numeric"
        maxLength={5}
        styles={{ input: { direction: 'ltr' } }}
        {...form.getInputProps('time')}
      />
    </Group>
  )
}

function NextMail({ schedule }: { schedule: Schedule }) {
  const t = useTexts(reportsTexts)
  const { language } = useLanguage()
  const at = fmt.dateTime(language, new Date(schedule.next_at), { timeZone: schedule.zone })
  return (
    <Text size="sm" c="dimmed">
      {t('reports.schedule.next', { at })}
    </Text>
  )
}

type PeopleProps = { people: Recipients; error: React.ReactNode; onChange: (people: Recipients) => void }

function People({ people, error, onChange }: PeopleProps) {
  const t = useTexts(reportsTexts)
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('reports.schedule.people')}
      </Text>
      {people.map(person => (
        <Group key={person.id} justify="space-between" wrap="nowrap">
          <PersonCell person={person} />
          <CloseButton
            aria-label={t('reports.schedule.remove_person', { name: person.name })}
            onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
          />
        </Group>
      ))}
      {people.length < MOST_PEOPLE && (
        <PeoplePicker
          label={t('reports.schedule.add')}
          without={people.map(({ id }) => id)}
          onlyActive
          onPick={({ id, name, email }) => onChange([...people, { id, name, email }])}
        />
      )}
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
