import { Button, Group, Input, Text, TextInput } from '@mantine/core'
import type { Provider } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { isSameOrigin } from '../../../parts/form/same-origin.ts'
import { partsTexts } from '../../../parts/texts.ts'
import { useIsKeyMissing } from '../key-banner.tsx'
import { federationTexts } from '../texts.ts'
import type { SettingsForm } from './settings-values.ts'

type SecretFieldProps = { form: SettingsForm; provider: Provider; isReadOnly: boolean }

/** Whether there is one, and the means to give another: it is never shown again. */
export function SecretField({ form, provider, isReadOnly }: SecretFieldProps) {
  const { has_secret: hasSecret, secret_lost } = provider
  const isKeyMissing = useIsKeyMissing()
  const t = useTexts(federationTexts)
  const tParts = useTexts(partsTexts)
  const { secret_mode: mode, issuer } = form.getValues()
  const isNewOrigin = hasSecret && !isSameOrigin(issuer, provider.issuer)
  const set = (next: typeof mode) => {
    form.setFieldValue('client_secret', '')
    form.setFieldValue('secret_mode', next)
  }
  if (mode === 'replace' || (mode === 'keep' && isNewOrigin))
    return <NewSecret form={form} isNewOrigin={isNewOrigin} onCancel={() => set('keep')} />
  return (
    <Input.Wrapper label={t('federation.secret')} labelElement="div" error={form.errors['client_secret']}>
      <Group gap="sm" mt={4}>
        <Text size="sm" c={mode === 'remove' || secret_lost ? 'var(--mantine-color-error)' : 'dimmed'}>
          {mode === 'remove' ? t('federation.secret.removing') : t(stateOf(provider))}
        </Text>
        {!isReadOnly && (
          <Group gap="xs">
            {mode === 'remove' ? (
              <Button size="compact-sm" variant="default" onClick={() => set('keep')}>
                {tParts('parts.cancel')}
              </Button>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                disabled={isKeyMissing}
                onClick={() => set('replace')}
              >
                {t(hasSecret ? 'federation.secret.replace' : 'federation.secret.add')}
              </Button>
            )}
            {hasSecret && mode === 'keep' && (
              <Button size="compact-sm" variant="subtle" color="red" onClick={() => set('remove')}>
                {t('federation.secret.remove')}
              </Button>
            )}
          </Group>
        )}
      </Group>
    </Input.Wrapper>
  )
}

function stateOf({ has_secret, secret_lost }: Provider) {
  if (secret_lost) return 'federation.secret.lost'
  return has_secret ? 'federation.secret.set' : 'federation.secret.none'
}

type NewSecretProps = { form: SettingsForm; isNewOrigin: boolean; onCancel: () => void }

function NewSecret({ form, isNewOrigin, onCancel }: NewSecretProps) {
  const t = useTexts(federationTexts)
  const tParts = useTexts(partsTexts)
  return (
    <Group align="flex-end" wrap="nowrap" gap="xs">
      <TextInput
        flex={1}
        type="password"
        label={t('federation.secret')}
        description={t(isNewOrigin ? 'federation.secret.new_origin' : 'federation.secret.text')}
        maxLength={1000}
        autoComplete="new-password"
        autoFocus={!isNewOrigin}
        styles={{ input: { direction: 'ltr' } }}
        {...form.getInputProps('client_secret')}
      />
      {form.getValues().secret_mode === 'replace' && (
        <Button variant="default" onClick={onCancel}>
          {tParts('parts.cancel')}
        </Button>
      )}
    </Group>
  )
}
