import { Stack, TextInput } from '@mantine/core'
import type { Provider } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { federationTexts } from '../texts.ts'
import { SecretField } from './secret-field.tsx'
import type { SettingsForm } from './settings-values.ts'

type ConnectionFieldsProps = { form: SettingsForm; provider: Provider; isReadOnly: boolean }

export function ConnectionFields({ form, provider, isReadOnly }: ConnectionFieldsProps) {
  const t = useTexts(federationTexts)
  const code = codeProps(isReadOnly)
  return (
    <Card title={t('federation.connection')}>
      <Stack>
        <TextInput
          label={t('federation.name')}
          description={t('federation.name.text')}
          required
          maxLength={200}
          autoComplete="off"
          readOnly={isReadOnly}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('federation.issuer')}
          description={t('federation.issuer.text')}
          required
          inputMode="url"
          maxLength={500}
          {...code}
          {...form.getInputProps('issuer')}
        />
        <TextInput
          label={t('federation.client_id')}
          required
          maxLength={500}
          {...code}
          {...form.getInputProps('client_id')}
        />
        <SecretField form={form} provider={provider} isReadOnly={isReadOnly} />
        <FurtherFields form={form} isReadOnly={isReadOnly} />
      </Stack>
    </Card>
  )
}

function FurtherFields({ form, isReadOnly }: Omit<ConnectionFieldsProps, 'provider'>) {
  const t = useTexts(federationTexts)
  const code = codeProps(isReadOnly)
  return (
    <>
      <TextInput
        label={t('federation.scope')}
        description={t('federation.scope.text')}
        required
        maxLength={500}
        {...code}
        {...form.getInputProps('scope')}
      />
      <TextInput
        label={t('federation.logo_uri')}
        description={t('federation.logo_uri.text')}
        placeholder="https://…"
        inputMode="url"
        maxLength={2000}
        {...code}
        {...form.getInputProps('logo_uri')}
      />
    </>
  )
}

/** Of fields that hold no words: nothing corrects them, and they run from left to right. */
const codeProps = (isReadOnly: boolean) => ({
  spellCheck: false,
  autoCapitalize: 'none',
  autoComplete: 'off',
  readOnly: isReadOnly,
  styles: { input: { direction: 'ltr' as const } },
})
