import { Button, Group, JsonInput, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { Client, ClientChanges } from '../../../data/clients.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { isDefaultClient } from '../client-kind.ts'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import { type CredentialValues, valuesOf } from './credential-values.ts'
import { LifetimeFields } from './lifetime-fields.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import { useClientForm } from './use-client-form.ts'

const METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'] as const

const isSigned = ({ token_endpoint_auth_method: method }: CredentialValues) => method === 'private_key_jwt'

function bodyOf(values: CredentialValues): ClientChanges {
  const jwks = isSigned(values) && values.jwks.trim() !== '' ? JSON.parse(values.jwks) : null
  return { ...values, jwks }
}

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

export function CredentialsTab({ client, version, onSaved, onReload }: ClientTabProps) {
  const t = useTexts(clientsTexts)
  const canManage = useCan('sso_clients.manage')
  const state = useClientForm<CredentialValues>({
    client,
    version,
    onSaved,
    values: valuesOf(client),
    body: bodyOf,
    validate: {
      jwks: (value, all) => (isSigned(all) && !isJson(value) ? t('clients.jwks.wrong') : null),
    },
  })
  return (
    <Stack maw={820}>
      <IdentityCard client={client} canManage={canManage} onSaved={onSaved} />
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <MethodCard state={state} client={client} canManage={canManage} />
        <Card title={t('clients.lifetimes')} description={t('clients.lifetimes.text')}>
          <LifetimeFields form={state.form} isReadOnly={!canManage} />
        </Card>
      </VersionedForm>
    </Stack>
  )
}

type IdentityCardProps = Pick<ClientTabProps, 'client' | 'onSaved'> & { canManage: boolean }

function IdentityCard({ client, canManage, onSaved }: IdentityCardProps) {
  const t = useTexts(clientsTexts)
  const [isRotating, setRotating] = useState(false)
  const usesSecret = client.token_endpoint_auth_method.startsWith('client_secret')
  return (
    <Card title={t('clients.tab.credentials')}>
      <Stack>
        <CopyField label={t('clients.issuer')} value={location.origin} />
        <CopyField label={t('clients.client_id')} value={client.client_id} />
        {usesSecret && (
          <Group justify="space-between">
            <div>
              <Group gap="xs">
                <Text size="sm" fw={500}>
                  {t('clients.secret')}
                </Text>
                <StatusBadge tone={client.has_secret ? 'success' : 'warning'}>
                  {t(client.has_secret ? 'clients.secret.set' : 'clients.secret.unset')}
                </StatusBadge>
              </Group>
              <Text size="sm" c="dimmed">
                {t('clients.secret.text')}
              </Text>
            </div>
            {canManage && !isDefaultClient(client) && (
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} />}
                onClick={() => setRotating(true)}
              >
                {t('clients.rotate')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      <RotateDialog
        client={client}
        opened={isRotating}
        onRotated={onSaved}
        onClose={() => setRotating(false)}
      />
    </Card>
  )
}

type MethodCardProps = {
  state: ReturnType<typeof useClientForm<CredentialValues>>
  client: Client
  canManage: boolean
}

function MethodCard({ state: { form }, client, canManage }: MethodCardProps) {
  const t = useTexts(clientsTexts)
  const values = form.getValues()
  const methods = client.type === 'public' ? (['none'] as const) : METHODS
  const keyError = Object.entries(form.errors).find(([path]) => path.startsWith('jwks'))?.[1]
  return (
    <Card title={t('clients.auth')}>
      <Stack>
        <SelectField
          label={t('clients.auth.method')}
          description={t('clients.auth.method.text')}
          data={methods.map(value => ({ value, label: t(`clients.auth.${value}`) }))}
          allowDeselect={false}
          disabled={!canManage || client.type === 'public' || isDefaultClient(client)}
          {...form.getInputProps('token_endpoint_auth_method')}
        />
        {isSigned(values) && (
          <JsonInput
            label={t('clients.jwks')}
            description={t('clients.jwks.text')}
            placeholder='{ "keys": [ … ] }'
            autosize
            minRows={5}
            maxRows={16}
            dir="ltr"
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', textAlign: 'start' } }}
            readOnly={!canManage}
            {...form.getInputProps('jwks')}
            error={keyError}
          />
        )}
        <SelectField
          label={t('clients.alg')}
          description={t('clients.alg.text')}
          data={ALGORITHMS.map(value => ({ value, label: t(`clients.alg.${value}`) }))}
          allowDeselect={false}
          disabled={!canManage}
          {...form.getInputProps('id_token_signed_response_alg')}
        />
      </Stack>
    </Card>
  )
}
