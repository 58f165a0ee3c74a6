import { Alert, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { IconDeviceLaptop, IconInfoCircle } from '@tabler/icons-react'
import { useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { AddressList } from '../address-list.tsx'
import { BUSINESS_SCOPES, type ClientKind } from '../client-kind.ts'
import { ScopeFields } from '../scope-fields.tsx'
import { clientsTexts } from '../texts.ts'
import { type RegistrationForm, siteOf } from './use-registration.ts'

const EXAMPLES = {
  web: 'https://app.example.mn/callback',
  browser: 'https://app.example.mn/',
  device: 'mn.example.app:/callback',
} as const

/** Where people come back to; nobody comes back to a machine, which says what it may do instead, nor to a screen. */
export function AccessStep({ form }: { form: RegistrationForm }) {
  const t = useTexts(clientsTexts)
  const { user } = useMe()
  const { kind } = form.getValues()
  return (
    <Stack>
      <Question form={form} kind={kind} />
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

/** Any port that nothing else is likely to listen on: the recipe opens the one that stands in the address. */
const newPort = (): number => 20_000 + Math.floor(Math.random() * 9999)

/** For whoever has no address yet: a program on their own computer. */
function TryHere({ form }: { form: RegistrationForm }) {
  const t = useTexts(clientsTexts)
  if (form.getValues().redirect_uris.some(address => address.trim() !== '')) return null
  return (
    <Button
      variant="light"
      leftSection={<IconDeviceLaptop size={18} />}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => form.setFieldValue('redirect_uris', [`http://localhost:${newPort()}/callback`])}
    >
      {t('clients.try_here')}
    </Button>
  )
}

function Question({ form, kind }: { form: RegistrationForm; kind: ClientKind }) {
  const t = useTexts(clientsTexts)
  if (kind === 'machine')
    return (
      <ScopeFields
        offered={BUSINESS_SCOPES}
        value={form.getValues().scopes}
        onChange={next => form.setFieldValue('scopes', next)}
        error={form.errors['scopes']}
      />
    )
  if (kind === 'screen')
    return (
      <Alert variant="light" color="blue" icon={<IconInfoCircle />}>
        {t('clients.kind.screen.access')} <bdi dir="ltr">{`${location.origin}/device`}</bdi>
      </Alert>
    )
  return (
    <>
      <AddressList
        form={form}
        name="redirect_uris"
        label={t('clients.redirect_uris')}
        description={t('clients.redirect_uris.text')}
        placeholder={EXAMPLES[kind]}
        isFocused
      />
      {kind !== 'device' && <TryHere form={form} />}
      {kind !== 'device' && (
        <TextInput
          label={t('clients.launch_uri')}
          description={t('clients.launch_uri.default')}
          placeholder={siteOf(form.getValues().redirect_uris) ?? siteOf([EXAMPLES[kind]]) ?? ''}
          styles={{ input: { direction: 'ltr' } }}
          inputMode="url"
          spellCheck={false}
          {...form.getInputProps('launch_uri')}
        />
      )}
      <Alert variant="light" color="blue" icon={<IconInfoCircle />}>
        {t('clients.redirect_uris.exact')}
      </Alert>
    </>
  )
}
