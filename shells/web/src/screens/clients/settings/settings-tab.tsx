import { Checkbox, Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Client, type ClientChanges, type GrantType, offeredGrantsQuery } from '../../../data/clients.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { AddressList, filled } from '../address-list.tsx'
import { DEVICE_GRANT, isDefaultClient } from '../client-kind.ts'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import { DeleteClient } from './delete-client.tsx'
import { useClientForm } from './use-client-form.ts'

type Values = {
  name: string
  first_party: boolean
  grant_types: GrantType[]
  redirect_uris: string[]
  post_logout_redirect_uris: string[]
  backchannel_logout_uri: string
}

const orLine = (addresses: readonly string[]) => (addresses.length > 0 ? [...addresses] : [''])

const valuesOf = (client: Client): Values => ({
  name: client.name,
  first_party: client.first_party,
  grant_types: [...client.grant_types],
  redirect_uris: orLine(client.redirect_uris),
  post_logout_redirect_uris: orLine(client.post_logout_redirect_uris),
  backchannel_logout_uri: client.backchannel_logout_uri ?? '',
})

/** Name and addresses of the default client are the settings'. */
function bodyOf(client: Client, values: Values): ClientChanges {
  const { name, redirect_uris, ...rest } = values
  const fixed = isDefaultClient(client)
  return {
    ...rest,
    ...(!fixed && { name: name.trim(), redirect_uris: filled(redirect_uris) }),
    post_logout_redirect_uris: filled(values.post_logout_redirect_uris),
    backchannel_logout_uri: values.backchannel_logout_uri.trim() || null,
  }
}

export function SettingsTab({ client, version, onSaved, onReload }: ClientTabProps) {
  const t = useTexts(clientsTexts)
  const canManage = useCan('sso_clients.manage')
  const state = useClientForm<Values>({
    client,
    version,
    onSaved,
    values: valuesOf(client),
    body: values => {
      // The server names addresses by their place: the same one as on the page.
      const { redirect_uris, post_logout_redirect_uris } = values
      state.form.setValues({
        redirect_uris: orLine(filled(redirect_uris)),
        post_logout_redirect_uris: orLine(filled(post_logout_redirect_uris)),
      })
      return bodyOf(client, values)
    },
    validate: { name: value => (value.trim() === '' ? t('clients.name.missing') : null) },
  })
  return (
    <Stack maw={820}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <GeneralCard state={state} client={client} canManage={canManage} />
        <AddressCard state={state} client={client} canManage={canManage} />
      </VersionedForm>
      {canManage && !isDefaultClient(client) && <DeleteClient client={client} />}
    </Stack>
  )
}

type CardProps = {
  state: ReturnType<typeof useClientForm<Values>>
  client: Client
  canManage: boolean
}

/** Machines keep secrets; devices are let in where the installation offers it, or did when the client was given it. */
const grantsFor = ({ type, grant_types }: Client, isDeviceOffered: boolean): GrantType[] => [
  'authorization_code',
  'refresh_token',
  ...(type === 'confidential' ? (['client_credentials'] as const) : []),
  ...(isDeviceOffered || grant_types.includes(DEVICE_GRANT) ? ([DEVICE_GRANT] as const) : []),
]

function GeneralCard({ state: { form }, client, canManage }: CardProps) {
  const t = useTexts(clientsTexts)
  return (
    <Card title={t('clients.general')}>
      <Stack>
        <TextInput
          label={t('clients.name')}
          description={t('clients.name.text')}
          required
          maxLength={200}
          readOnly={!canManage || isDefaultClient(client)}
          {...form.getInputProps('name')}
        />
        <GrantsField form={form} client={client} canManage={canManage} />
        <Switch
          label={t('clients.first_party')}
          description={t('clients.first_party.text')}
          disabled={!canManage}
          {...form.getInputProps('first_party', { type: 'checkbox' })}
        />
      </Stack>
    </Card>
  )
}

function AddressCard({ state: { form }, client, canManage }: CardProps) {
  const t = useTexts(clientsTexts)
  const example = client.type === 'public' ? 'mn.example.app:/callback' : 'https://app.example.mn/callback'
  return (
    <Card title={t('clients.addresses')} description={t('clients.redirect_uris.exact')}>
      <Stack>
        <AddressList
          form={form}
          name="redirect_uris"
          label={t('clients.redirect_uris')}
          description={t('clients.redirect_uris.text')}
          placeholder={example}
          isReadOnly={!canManage || isDefaultClient(client)}
        />
        <AddressList
          form={form}
          name="post_logout_redirect_uris"
          label={t('clients.post_logout')}
          description={t('clients.post_logout.text')}
          placeholder="https://app.example.mn/"
          isReadOnly={!canManage}
        />
        <TextInput
          label={t('clients.backchannel')}
          description={t('clients.backchannel.text')}
          placeholder="https://app.example.mn/backchannel-logout"
          styles={{ input: { direction: 'ltr' } }}
          inputMode="url"
          spellCheck={false}
          readOnly={!canManage}
          {...form.getInputProps('backchannel_logout_uri')}
        />
      </Stack>
    </Card>
  )
}

type GrantsFieldProps = Omit<CardProps, 'state'> & { form: CardProps['state']['form'] }

function GrantsField({ form, client, canManage }: GrantsFieldProps) {
  const t = useTexts(clientsTexts)
  const { data: offered = [] } = useQuery(offeredGrantsQuery)
  const grants = grantsFor(client, offered.includes(DEVICE_GRANT))
  const errors = grants.map((_grant, index) => form.errors[`grant_types.${index}`]).find(Boolean)
  return (
    <Checkbox.Group
      label={t('clients.grants')}
      description={t('clients.grants.text')}
      {...form.getInputProps('grant_types')}
      error={form.errors['grant_types'] ?? errors}
    >
      <Stack gap="xs" mt="xs">
        {grants.map(grant => (
          <Checkbox
            key={grant}
            value={grant}
            disabled={!canManage}
            label={t(`clients.grant.${grant}.text`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
