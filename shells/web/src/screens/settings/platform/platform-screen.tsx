import { Anchor, Group, Radio, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { IconBook2, IconBuildings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMe } from '../../../data/me.ts'
import {
  contractQuery,
  methodsQuery,
  type Platform,
  platformQuery,
  savePlatform,
} from '../../../data/settings.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { Forbidden } from '../../../parts/state/forbidden.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { SettingsHeader } from '../settings-header.tsx'
import { settingsTexts } from '../texts.ts'
import { useSettings } from '../use-settings.ts'

const LostFactors = lazyPart(() => import('./lost-factors.tsx'), 'LostFactors')

export function PlatformScreen() {
  const { user } = useMe()
  return user.is_operator ? <PlatformSettings /> : <Forbidden order={1} />
}

function PlatformSettings() {
  const { data, error, visit, reload } = useSettings(useQuery(platformQuery))
  return (
    <>
      <SettingsHeader page="platform" />
      <Stack gap="lg" maw={760}>
        {error && <ProblemState error={error} onRetry={reload} />}
        {!data && !error && <FormSkeleton />}
        {data && <AccessForm key={visit} platform={data} onReload={reload} />}
        <Suspense>
          <LostFactors />
        </Suspense>
        <About />
      </Stack>
    </>
  )
}

type AccessFormProps = { platform: Platform; onReload: () => void }

function AccessForm({ platform, onReload }: AccessFormProps) {
  const t = useTexts(settingsTexts)
  const state = useVersionedForm({
    version: platform.version,
    initialValues: { access_mode: platform.access_mode },
    onSubmit: ({ access_mode }, version) => savePlatform({ access_mode, version }),
    onDone: () => showDone(t('settings.saved')),
  })
  const { data: methods } = useQuery(methodsQuery)
  // Registering without an invitation is by e-ID alone: where there is none, it would be an empty promise.
  const isAbsent = (mode: Platform['access_mode']) => mode === 'public' && methods?.eid === false
  return (
    <SettingsForm state={state} canManage onReload={onReload}>
      <Card title={t('settings.access.title')} description={t('settings.access.text')}>
        <Radio.Group aria-label={t('settings.access.title')} {...state.form.getInputProps('access_mode')}>
          <Stack gap="md">
            {(['invited', 'public'] as const).map(mode => (
              <Radio
                key={mode}
                value={mode}
                label={t(`settings.access.${mode}`)}
                description={t(
                  isAbsent(mode) ? 'settings.access.public.absent' : `settings.access.${mode}.text`,
                )}
                disabled={isAbsent(mode)}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Card>
    </SettingsForm>
  )
}

function About() {
  const t = useTexts(settingsTexts)
  const { data } = useQuery(contractQuery)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Card title={t('settings.tenants.title')}>
        <Stack gap="sm">
          <Text size="sm">{t('settings.tenants.text')}</Text>
          <Anchor component={Link} to="/platform/tenants" size="sm">
            <Group component="span" gap={6} wrap="nowrap">
              <IconBuildings size={16} aria-hidden />
              {t('settings.tenants.link')}
            </Group>
          </Anchor>
        </Stack>
      </Card>
      <Card title={t('settings.about.title')}>
        <Stack gap="sm">
          <FactList>
            <Fact label={t('settings.about.version')}>
              {data === undefined ? <Skeleton height={16} width={50} /> : <bdi>{data}</bdi>}
            </Fact>
          </FactList>
          {/* Outside of the client: a page of the server. */}
          <Anchor href="/docs" size="sm">
            <Group component="span" gap={6} wrap="nowrap">
              <IconBook2 size={16} aria-hidden />
              {t('settings.about.docs')}
            </Group>
          </Anchor>
        </Stack>
      </Card>
    </SimpleGrid>
  )
}
