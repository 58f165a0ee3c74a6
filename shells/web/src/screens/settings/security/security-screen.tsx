import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useCan } from '../../../data/me.ts'
import { type Security, saveSecurity, securityQuery } from '../../../data/settings.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { SettingsHeader } from '../settings-header.tsx'
import { settingsTexts } from '../texts.ts'
import { useSettings } from '../use-settings.ts'
import { SHORTEST } from './duration.ts'
import { DurationField } from './duration-field.tsx'
import { NetworksField, networksIn, SessionLimitField } from './limit-fields.tsx'
import { factorValuesOf, type RuleValues, switchValuesOf } from './rule-values.ts'

const RuleFields = lazyPart(() => import('./rule-fields.tsx'), 'RuleFields')

export function SecurityScreen() {
  return (
    <RequirePermission permission="settings.read">
      <SecuritySettings />
    </RequirePermission>
  )
}

function SecuritySettings() {
  const { data, error, visit, reload } = useSettings(useQuery(securityQuery))
  return (
    <>
      <SettingsHeader page="security" />
      {error && <ProblemState error={error} onRetry={reload} />}
      {!data && !error && <FormSkeleton />}
      {data && <SecurityForm key={visit} security={data} onReload={reload} />}
    </>
  )
}

type SecurityValues = RuleValues & {
  session_idle: number | null
  session_max: number | null
  session_limit: number | null
  allowed_networks: string
}

type SecurityFormProps = { security: Security; onReload: () => void }

function SecurityForm({ security, onReload }: SecurityFormProps) {
  const t = useTexts(settingsTexts)
  const canManage = useCan('settings.manage')
  const state = useSecurityForm(security)
  const { installation } = security
  return (
    <SettingsForm state={state} canManage={canManage} onReload={onReload}>
      <Stack gap="lg" maw={760}>
        {(['session_idle', 'session_max'] as const).map(field => (
          <DurationField
            key={field}
            title={t(`settings.${field}`)}
            text={t(`settings.${field}.text`)}
            installation={installation[field]}
            value={state.form.values[field]}
            error={state.form.errors[field]}
            onChange={value => state.form.setFieldValue(field, value)}
          />
        ))}
        <SessionLimitField
          value={state.form.values.session_limit}
          error={state.form.errors['session_limit']}
          onChange={value => state.form.setFieldValue('session_limit', value)}
        />
        <NetworksField
          value={state.form.values.allowed_networks}
          error={errorBelow(state.form.errors, 'allowed_networks')}
          onChange={value => state.form.setFieldValue('allowed_networks', value)}
        />
        <Suspense>
          <RuleFields form={state.form} methods={installation.methods} errorBelow={errorBelow} />
        </Suspense>
        <Alert variant="light" color="blue" icon={<IconInfoCircle />}>
          {t('settings.security.note')}
        </Alert>
      </Stack>
    </SettingsForm>
  )
}

/** The server names the entry that it refuses; the field shows all of them together. */
const errorBelow = (errors: Record<string, ReactNode>, field: string): ReactNode =>
  Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1]

/** Shorter than the installation's is allowed, longer is not. */
function useDurationCheck() {
  const t = useTexts(settingsTexts)
  const { language } = useLanguage()
  return (value: number | null, most: number): string | null => {
    if (value === null) return null
    if (!(value >= SHORTEST)) return t('settings.duration.too_short')
    return value > most ? t('settings.duration.too_long', { duration: fmt.duration(language, most) }) : null
  }
}

function useSecurityForm(security: Security) {
  const t = useTexts(settingsTexts)
  const check = useDurationCheck()
  const { session_idle, session_max, session_limit, allowed_networks, installation } = security
  return useVersionedForm<SecurityValues, Security>({
    version: security.version,
    initialValues: {
      session_idle,
      session_max,
      session_limit,
      allowed_networks: allowed_networks.join('\n'),
      second_factor: factorValuesOf(security),
      passkeys: security.passkeys,
      password: security.password,
      ...switchValuesOf(security),
    },
    validate: {
      session_idle: (value, all) =>
        check(value, Math.min(installation.session_idle, all.session_max ?? installation.session_max)),
      session_max: value => check(value, installation.session_max),
    },
    onSubmit: (values, version) =>
      saveSecurity({
        ...values,
        allowed_networks: networksIn(values.allowed_networks),
        version,
      }),
    onDone: () => showDone(t('settings.saved')),
  })
}
