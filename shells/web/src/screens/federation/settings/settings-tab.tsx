import { Button, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Provider, ProviderChanges } from '../../../data/federation.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import type { ProviderTabProps } from '../tab-props.ts'
import { federationTexts } from '../texts.ts'
import { useProviderActs } from '../use-provider-acts.tsx'
import { useProviderForm } from '../use-provider-form.ts'
import { AdmissionFields } from './admission-fields.tsx'
import { CheckCard } from './check-card.tsx'
import { ConnectionFields } from './connection-fields.tsx'
import { DomainsCard } from './domains-card.tsx'
import { type SettingsValues, valuesOf } from './settings-values.ts'

/** A secret is never read back: it is kept unless a new one is given. */
function bodyOf({ client_secret, secret_mode, ...values }: SettingsValues): ProviderChanges {
  const secret = secret_mode === 'remove' ? null : client_secret.trim() || undefined
  return {
    ...values,
    logo_uri: values.logo_uri.trim() || null,
    ...(secret !== undefined && { client_secret: secret }),
  }
}

function useSettings(provider: Provider, onSaved: () => void) {
  const t = useTexts(federationTexts)
  const filled = (value: string) => (value.trim() === '' ? t('federation.required') : null)
  return useProviderForm<SettingsValues>({
    provider,
    values: valuesOf(provider),
    body: bodyOf,
    validate: { name: filled, issuer: filled, client_id: filled, scope: filled },
    fieldOfCode: { secret_key_missing: 'client_secret', secret_required: 'client_secret' },
    onSaved,
  })
}

export function SettingsTab({ provider, onReload }: ProviderTabProps) {
  const canManage = useCan('sso_federation.manage')
  // A secret that was just stored leaves the form with it.
  const state = useSettings(provider, () => {
    const kept = { client_secret: '', secret_mode: 'keep' as const }
    state.form.setInitialValues({ ...state.form.getValues(), ...kept })
    state.form.setValues(kept)
    state.form.resetDirty({ ...state.form.getValues(), ...kept })
  })
  return (
    <Stack maw={820}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <ConnectionFields form={state.form} provider={provider} isReadOnly={!canManage} />
        <AdmissionFields form={state.form} isReadOnly={!canManage} />
      </VersionedForm>
      <DomainsCard provider={provider} />
      <CheckCard provider={provider} />
      <Addresses provider={provider} />
      {canManage && <DeleteProvider provider={provider} />}
    </Stack>
  )
}

/** Ours, which the provider has to know. */
function Addresses({ provider }: { provider: Provider }) {
  const t = useTexts(federationTexts)
  return (
    <Card title={t('federation.addresses')} description={t('federation.addresses.text')}>
      <Stack>
        <CopyField label={t('federation.redirect_uri')} value={provider.redirect_uri} />
        <CopyField label={t('federation.backchannel')} value={provider.backchannel_logout_uri} />
        <CopyField label={t('federation.frontchannel')} value={provider.frontchannel_logout_uri} />
      </Stack>
    </Card>
  )
}

/** At the end of the page, away from the everyday. */
function DeleteProvider({ provider }: { provider: Provider }) {
  const t = useTexts(federationTexts)
  const acts = useProviderActs()
  return (
    <Card title={t('federation.delete.section')} description={t('federation.delete.text')}>
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={18} />}
        onClick={() => acts.remove(provider)}
      >
        {t('federation.delete')}
      </Button>
      {acts.dialog}
    </Card>
  )
}
