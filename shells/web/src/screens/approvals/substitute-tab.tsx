import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import {
  removeSubstitution,
  type Substitution,
  saveSubstitution,
  substitutionQuery,
} from '../../data/documents/approvals.ts'
import { useMe } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { AskableSelect } from '../../parts/approval/askable-select.tsx'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { DayField } from '../../parts/day/day-field.tsx'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { CardWaiting } from '../../parts/page/page-waiting.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { approvalScreenTexts } from './texts.ts'

export function SubstituteTab() {
  const t = useTexts(approvalScreenTexts)
  const { data, error, refetch } = useQuery(substitutionQuery)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <CardWaiting />
  return (
    <Stack>
      <Card title={t('approvals.substitute.title')} description={t('approvals.substitute.text')}>
        {data.substitute ? <Named substitution={data.substitute} /> : <Naming />}
      </Card>
      {data.substitute_for.length > 0 && (
        <Card title={t('approvals.substitute.others')}>
          <Stack gap="sm">
            {data.substitute_for.map(each => (
              <Person key={each.user.id} substitution={each} />
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

type Named = NonNullable<Substitution['substitute']>

function Person({ substitution: { user, from, until, active } }: { substitution: Named }) {
  const t = useTexts(approvalScreenTexts)
  const { language } = useLanguage()
  const day = (moment: string) => fmt.date(language, new Date(moment), { style: 'medium' })
  return (
    <Group gap="md">
      <PersonCell person={user} />
      <Text size="sm" c="dimmed">
        {t('approvals.substitute.range', {
          from: day(from),
          until: until ? day(until) : t('approvals.substitute.open'),
        })}
      </Text>
      <StatusBadge tone={active ? 'success' : 'neutral'}>
        {t(active ? 'approvals.substitute.active' : 'approvals.substitute.later')}
      </StatusBadge>
    </Group>
  )
}

function Named({ substitution }: { substitution: Named }) {
  const t = useTexts(approvalScreenTexts)
  const end = async () => {
    await removeSubstitution()
    showDone(t('approvals.substitute.ended'))
  }
  return (
    <Group justify="space-between">
      <Person substitution={substitution} />
      <Button variant="default" onClick={() => void end()}>
        {t('approvals.substitute.end')}
      </Button>
    </Group>
  )
}

/** From the beginning of the first day to the end of the last, as whoever chooses them counts days. */
const moment = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString()

function Naming() {
  const t = useTexts(approvalScreenTexts)
  const { user } = useMe()
  const state = useApiForm({
    initialValues: { person: null as { id: string; name: string } | null, from: '', until: '' },
    validate: { person: value => (value ? null : t('approvals.substitute.person.missing')) },
    onSubmit: ({ person, from, until }) =>
      saveSubstitution({
        user: person!.id,
        ...(from && { from: moment(from, '00:00:00') }),
        ...(until && { until: moment(until, '23:59:59') }),
      }),
    onDone: () => showDone(t('approvals.substitute.saved')),
  })
  const { form } = state
  const { person, from, until } = form.getValues()
  return (
    <ApiForm state={state}>
      <AskableSelect
        label={t('approvals.substitute.person')}
        kind="person"
        without={[user.id]}
        value={person}
        error={form.errors['person']}
        onPick={({ id, name }) => form.setFieldValue('person', { id, name })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DayField
          label={t('approvals.substitute.from')}
          value={from}
          onChange={day => form.setFieldValue('from', day ?? '')}
        />
        <DayField
          label={t('approvals.substitute.until')}
          value={until}
          onChange={day => form.setFieldValue('until', day ?? '')}
        />
      </SimpleGrid>
      <Group>
        <Button type="submit" loading={state.isSaving}>
          {t('approvals.substitute.save')}
        </Button>
      </Group>
    </ApiForm>
  )
}
