import { Alert, Stack, Switch, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { useIsKeyMissing } from '../key-banner.tsx'
import { federationTexts } from '../texts.ts'
import type { ConnectionForm } from './use-connection.ts'

export function CredentialsStep({ form }: { form: ConnectionForm }) {
  const t = useTexts(federationTexts)
  const isKeyMissing = useIsKeyMissing()
  const code = {
    spellCheck: false,
    autoCapitalize: 'none',
    styles: { input: { direction: 'ltr' as const, fontFamily: 'var(--mantine-font-family-monospace)' } },
  }
  return (
    <Stack>
      <Alert variant="light" color="blue" icon={<IconInfoCircle />}>
        {t('federation.credentials.text')}
      </Alert>
      <TextInput
        label={t('federation.client_id')}
        required
        data-autofocus
        maxLength={500}
        autoComplete="off"
        {...code}
        {...form.getInputProps('client_id')}
      />
      <TextInput
        type="password"
        label={t('federation.secret')}
        description={t(isKeyMissing ? 'federation.key.missing.text' : 'federation.secret.text')}
        disabled={isKeyMissing}
        maxLength={1000}
        autoComplete="new-password"
        {...code}
        {...form.getInputProps('client_secret')}
      />
      <Switch
        label={t('federation.jit')}
        description={t('federation.jit.text')}
        {...form.getInputProps('jit', { type: 'checkbox' })}
      />
    </Stack>
  )
}
