import { Alert, Checkbox, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useMe } from '../../../app/session.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { AddressList } from '../address-list.tsx'
import { SENSITIVE_SCOPES } from '../client-kind.ts'
import { ScopeFields } from '../scope-fields.tsx'
import { clientsTexts } from '../texts.ts'
import type { RegistrationForm } from './use-registration.ts'

const EXAMPLES = {
  web: 'https://app.example.mn/callback',
  browser: 'https://app.example.mn/',
  device: 'mn.example.app:/callback',
} as const

/** Where people come back to; a machine has nobody who comes back, and says what it may do instead. */
export function AccessStep({ form }: { form: RegistrationForm }) {
  const t = useTexts(clientsTexts)
  const { user } = useMe()
  const { kind, scopes } = form.getValues()
  return (
    <Stack>
      {kind === 'machine' ? (
        <ScopeFields
          offered={SENSITIVE_SCOPES}
          value={scopes}
          onChange={next => form.setFieldValue('scopes', next)}
          error={form.errors['scopes']}
        />
      ) : (
        <>
          <AddressList
            form={form}
            name="redirect_uris"
            label={t('clients.redirect_uris')}
            description={t('clients.redirect_uris.text')}
            placeholder={EXAMPLES[kind]}
            isFocused
          />
          <Alert variant="light" color="blue" icon={<IconInfoCircle />}>
            {t('clients.redirect_uris.exact')}
          </Alert>
        </>
      )}
      {user.is_operator && kind !== 'machine' && (
        <Checkbox
          label={t('clients.installation')}
          description={t('clients.installation.text')}
          {...form.getInputProps('isInstallationWide', { type: 'checkbox' })}
        />
      )}
    </Stack>
  )
}
