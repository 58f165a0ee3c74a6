import { Button, Group, Stack, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { enableProvider, type Provider } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { federationTexts } from '../texts.ts'
import { TrialPanel } from '../trial/trial-panel.tsx'

/** It is stored, but nobody can use it yet: first the address goes to the provider, then a trial, then the switch. */
export function TryStep({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const t = useTexts(federationTexts)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [isTried, setTried] = useState(false)
  const noteClaims = useCallback(() => setTried(true), [])
  const { id, name, redirect_uri } = provider
  const enable = async () => {
    setSaving(true)
    setError(null)
    try {
      await enableProvider(id)
      showDone(t('federation.enable.done', { name }))
      onClose()
    } catch (thrown) {
      setError(thrown as Error)
      setSaving(false)
    }
  }
  return (
    <Stack>
      <CopyField
        label={t('federation.redirect_uri')}
        description={t('federation.redirect_uri.text')}
        value={redirect_uri}
      />
      <Text size="sm">{t('federation.try.text')}</Text>
      <TrialPanel provider={provider} onClaims={noteClaims} />
      <ProblemAlert error={error} />
      <Group justify="flex-end">
        <ButtonLink variant="default" to="/sso/federation/$id" params={{ id }}>
          {t('federation.try.settings')}
        </ButtonLink>
        <Button loading={isSaving} disabled={!isTried} onClick={() => void enable()}>
          {t('federation.enable')}
        </Button>
      </Group>
      {!isTried && (
        <Text size="xs" c="dimmed" ta="end">
          {t('federation.enable.after_trial')}
        </Text>
      )}
    </Stack>
  )
}
