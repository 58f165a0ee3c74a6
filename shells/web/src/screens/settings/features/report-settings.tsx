import { Button, Fieldset, Group, Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import {
  reportSettingsQuery,
  type ReportSettings as Settings,
  saveReportSettings,
} from '../../../data/reports/zones.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ZoneSelect } from '../../../parts/time/zone-select.tsx'
import { settingsTexts } from '../texts.ts'

/** The time zone of the organisation, and which links to reports may be given. */
export function ReportSettings() {
  const canRead = useCan('reports.read')
  const { data } = useQuery({ ...reportSettingsQuery, enabled: canRead })
  return data ? <ReportSettingsForm key={data.version} settings={data} /> : null
}

function ReportSettingsForm({ settings }: { settings: Settings }) {
  const t = useTexts(settingsTexts)
  const canManage = useCan('reports.manage')
  const { zone, links_for_anyone, version } = settings
  const state = useApiForm({
    initialValues: { zone, links_for_anyone },
    onSubmit: values => saveReportSettings({ ...values, version }),
    onDone: () => showDone(t('settings.saved')),
  })
  return (
    <Card title={t('settings.reports')}>
      <ApiForm state={state}>
        <Fieldset variant="unstyled" disabled={!canManage}>
          <Stack>
            <ZoneSelect
              label={t('settings.reports.zone')}
              description={t('settings.reports.zone.text')}
              allowDeselect={false}
              disabled={!canManage}
              {...state.form.getInputProps('zone')}
            />
            <Switch
              label={t('settings.reports.links')}
              description={t('settings.reports.links.text')}
              {...state.form.getInputProps('links_for_anyone', { type: 'checkbox' })}
            />
            {canManage && (
              <Group justify="flex-end">
                <Button type="submit" loading={state.isSaving} disabled={!state.isDirty}>
                  {t('settings.reports.save')}
                </Button>
              </Group>
            )}
          </Stack>
        </Fieldset>
      </ApiForm>
    </Card>
  )
}
