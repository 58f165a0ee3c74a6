import { Button, Group, Stack, Table, TagsInput, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createShare,
  type Report,
  revokeShare,
  type ShareBody,
  sharesQuery,
} from '../../data/reports/reports.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CopyField } from '../../parts/copy/copy-field.tsx'
import { DayField } from '../../parts/day/day-field.tsx'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { Dialog } from '../../parts/overlay/dialog.tsx'
import { SelectField } from '../../parts/select/select-field.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { reportsTexts } from './texts.ts'
import { Unsaved } from './unsaved.tsx'

type ShareDialogProps = { report: Report; isChanged: boolean; opened: boolean; onClose: () => void }

const DAY_MS = 86_400_000
const DAYS = ['1', '7', '30', '90']
const OWN = 'own'
const AUDIENCES = ['tenant', 'emails', 'anyone'] as const
const MODES = ['live', 'snapshot'] as const

/** A link to what the giver may see, for whom and until when; and those that were given. */
export function ShareDialog({ report, isChanged, opened, onClose }: ShareDialogProps) {
  const t = useTexts(reportsTexts)
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('reports.share.title')} size="lg">
      <Stack>
        {isChanged && <Unsaved />}
        {url !== null && (
          <CopyField label={t('reports.share.address')} description={t('reports.share.once')} value={url} />
        )}
        <ShareForm report={report} onDone={setUrl} />
        <Given report={report} />
      </Stack>
    </Dialog>
  )
}

/** The link ends with the chosen day, on the clock of the one who gives it. */
const endOf = (days: string, day: string): string => {
  const end = days === OWN ? Date.parse(`${day}T23:59:59`) : Date.now() + Number(days) * DAY_MS - 60_000
  return Number.isNaN(end) ? '' : new Date(end).toISOString()
}

const useShareForm = (report: Report, onDone: (url: string) => void) =>
  useApiForm({
    initialValues: {
      audience: 'tenant',
      emails: [] as string[],
      mode: 'live',
      days: '7',
      expires_at: '',
    },
    onSubmit: ({ audience, emails, mode, days, expires_at }) =>
      createShare(report.id, {
        audience: audience as ShareBody['audience'],
        mode: mode as ShareBody['mode'],
        ...(audience === 'emails' && { emails }),
        expires_at: endOf(days, expires_at),
      }),
    onDone,
  })

function ShareForm({ report, onDone }: { report: Report; onDone: (url: string) => void }) {
  const t = useTexts(reportsTexts)
  const state = useShareForm(report, onDone)
  const { form } = state
  return (
    <ApiForm state={state}>
      <Stack>
        <Text size="sm">{t('reports.share.text')}</Text>
        <SelectField
          label={t('reports.share.audience')}
          data={AUDIENCES.map(value => ({ value, label: t(`reports.share.audience.${value}`) }))}
          {...form.getInputProps('audience')}
        />
        {form.getValues().audience === 'emails' && (
          <TagsInput label={t('reports.share.emails')} {...form.getInputProps('emails')} />
        )}
        <SelectField
          label={t('reports.share.mode')}
          data={MODES.map(value => ({ value, label: t(`reports.share.mode.${value}`) }))}
          {...form.getInputProps('mode')}
        />
        <EndFields form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={state.isSaving}>
            {t('reports.share.create')}
          </Button>
        </Group>
      </Stack>
    </ApiForm>
  )
}

/** After some days, or with a day of the giver's choice. */
function EndFields({ form }: { form: ReturnType<typeof useShareForm>['form'] }) {
  const t = useTexts(reportsTexts)
  const { days, expires_at } = form.getValues()
  return (
    <Group grow align="flex-start" preventGrowOverflow={false}>
      <SelectField
        label={t('reports.share.end')}
        data={[
          ...DAYS.map(value => ({ value, label: t('reports.share.days', { days: value }) })),
          { value: OWN, label: t('reports.share.own_day') },
        ]}
        allowDeselect={false}
        {...form.getInputProps('days')}
        error={days === OWN ? undefined : form.errors['expires_at']}
      />
      {days === OWN && (
        <DayField
          label={t('reports.share.last_day')}
          value={expires_at}
          onChange={day => form.setFieldValue('expires_at', day ?? '')}
          error={form.errors['expires_at']}
        />
      )}
    </Group>
  )
}

function Given({ report }: { report: Report }) {
  const t = useTexts(reportsTexts)
  const { data = [] } = useQuery(sharesQuery(report.id))
  const open = data.filter(share => share.revoked_at === null && Date.parse(share.expires_at) > Date.now())
  if (open.length === 0) return null
  return (
    <Table aria-label={t('reports.share.given')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('reports.share.audience')}</Table.Th>
          <Table.Th>{t('reports.share.end')}</Table.Th>
          <Table.Th>{t('reports.share.opened')}</Table.Th>
          <Table.Th>{t('reports.share.revoke')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {open.map(({ id, audience, expires_at, opened }) => (
          <Table.Tr key={id}>
            <Table.Td>{t(`reports.share.audience.${audience}`)}</Table.Td>
            <Table.Td>
              <RelativeTime value={expires_at} />
            </Table.Td>
            <Table.Td>{opened}</Table.Td>
            <Table.Td>
              <Button size="xs" variant="subtle" color="red" onClick={() => revokeShare(report.id, id)}>
                {t('reports.share.revoke')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
