import { Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Client, Scope } from '../../../data/clients.ts'
import { useCan, useMe } from '../../../data/me.ts'
import { permissionTextsQuery } from '../../../data/server-texts.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { isApiScope, PLAIN_SCOPES, SENSITIVE_SCOPES } from '../client-kind.ts'
import { ScopeFields } from '../scope-fields.tsx'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import { AccountCard } from './account-card.tsx'
import { StrengthCard } from './strength-card.tsx'
import { useClientForm } from './use-client-form.ts'

type Values = {
  scopes: Scope[]
  national_identifiers: boolean
  resource: string
  service_account: string
  required_acr: string
}

const COMMON = [...PLAIN_SCOPES, ...SENSITIVE_SCOPES]

/** Always in the same order, so that ticking and unticking is no change; scopes of the API, named after permissions, at the end. */
const inOrder = (scopes: readonly Scope[]): Scope[] => [
  ...COMMON.filter(scope => scopes.includes(scope)),
  ...scopes.filter(isApiScope).toSorted(),
]

/** By what it is about, and looking before changing. */
const readFirst = (one: string, other: string): number => {
  const rankOf = (scope: string) => scope.replace(/\.read$/, '.')
  return rankOf(one) < rankOf(other) ? -1 : 1
}

const actsAlone = ({ grant_types }: Client): boolean => grant_types.includes('client_credentials')

/** A machine that is bound to no service account acts in nobody's name: our API stays closed to it. */
function useOffered({ scopes, grant_types }: Client, isBound: boolean): Scope[] {
  const { language } = useLanguage()
  const { data: permissions = [] } = useQuery(permissionTextsQuery(language))
  const isMachine = grant_types.every(grant => grant === 'client_credentials')
  const offered = isMachine && !isBound ? [] : permissions.map(({ permission }) => permission as Scope)
  return [...COMMON, ...new Set([...offered, ...scopes.filter(isApiScope)].toSorted(readFirst))]
}

function useScopesForm({ client, version, onSaved }: Pick<ClientTabProps, 'client' | 'version' | 'onSaved'>) {
  return useClientForm<Values>({
    client,
    version,
    onSaved,
    values: {
      scopes: inOrder(client.scopes),
      national_identifiers: client.national_identifiers,
      resource: client.resource ?? '',
      service_account: client.service_account ?? '',
      required_acr: client.required_acr ?? '',
    },
    body: ({ resource, service_account, required_acr, ...values }) => ({
      ...values,
      resource: resource.trim() || null,
      service_account: service_account || null,
      required_acr: (required_acr || null) as Client['required_acr'],
    }),
  })
}

export function ScopesTab({ client, version, onSaved, onReload }: ClientTabProps) {
  const canManage = useCan('sso_clients.manage')
  const state = useScopesForm({ client, version, onSaved })
  const { form } = state
  const { scopes: chosen, service_account } = form.getValues()
  const offered = useOffered(client, service_account !== '')
  const error = Object.entries(form.errors).find(([path]) => path.startsWith('scopes'))?.[1]
  return (
    <Stack maw={820}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        {actsAlone(client) && client.tenant !== null && (
          <AccountCard
            value={service_account}
            onChange={account => form.setFieldValue('service_account', account)}
            error={form.errors['service_account']}
            isReadOnly={!canManage}
          />
        )}
        <Card>
          <ScopeFields
            offered={offered}
            value={chosen}
            onChange={scopes => {
              form.clearErrors()
              form.setFieldValue('scopes', inOrder(scopes))
            }}
            error={error}
            isReadOnly={!canManage}
          />
        </Card>
        <StrengthCard
          value={form.getValues().required_acr}
          onChange={acr => form.setFieldValue('required_acr', acr)}
          isReadOnly={!canManage}
        />
        <ReservedCard form={form} client={client} canManage={canManage} />
      </VersionedForm>
    </Stack>
  )
}

type ReservedProps = {
  form: ReturnType<typeof useClientForm<Values>>['form']
  client: Client
  canManage: boolean
}

/** What only administrators decide, and of a client of the whole installation only its operator. */
function ReservedCard({ form, client, canManage }: ReservedProps) {
  const t = useTexts(clientsTexts)
  const { roles, user } = useMe()
  const mayDecide =
    canManage && (client.tenant === null ? user.is_operator : roles.some(({ key }) => key === 'admin'))
  return (
    <Card title={t('clients.reserved')} description={t('clients.reserved.text')}>
      <Stack>
        <Switch
          label={t('clients.national_identifiers')}
          description={t('clients.national_identifiers.text')}
          disabled={!mayDecide}
          {...form.getInputProps('national_identifiers', { type: 'checkbox' })}
        />
        <TextInput
          label={t('clients.resource')}
          description={t('clients.resource.text')}
          placeholder="https://api.example.mn"
          styles={{ input: { direction: 'ltr' } }}
          inputMode="url"
          spellCheck={false}
          readOnly={!mayDecide}
          {...form.getInputProps('resource')}
        />
      </Stack>
    </Card>
  )
}
