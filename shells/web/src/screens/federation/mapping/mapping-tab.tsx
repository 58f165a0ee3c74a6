import { Stack } from '@mantine/core'
import { useState } from 'react'
import { trialsChanged } from '../../../data/federation.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { providerAddress } from '../address.ts'
import classes from '../federation.module.css'
import type { ProviderTabProps } from '../tab-props.ts'
import { federationTexts } from '../texts.ts'
import { TrialPanel } from '../trial/trial-panel.tsx'
import { useProviderForm } from '../use-provider-form.ts'
import { MappingFields } from './mapping-fields.tsx'
import { type MappingValues, mappingOf, valuesOf } from './mapping-values.ts'
import { RoleMapping } from './role-mapping.tsx'
import type { Claims } from './sample-claims.ts'
import { SamplePreview } from './sample-preview.tsx'

/** The mapping at one side, and at the other what it makes of a sample, and of a trial sign-in. */
export function MappingTab({ provider, onReload }: ProviderTabProps) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const { trial } = providerAddress.useSearch()
  const [claims, setClaims] = useState<Claims | null>(null)
  const state = useProviderForm<MappingValues>({
    provider,
    values: valuesOf(provider.claim_mapping),
    body: values => ({ claim_mapping: mappingOf(values) }),
    validate: {
      role_claim: (value, { role_mode }) =>
        role_mode !== 'none' && value.trim() === '' ? t('federation.required') : null,
    },
    onSaved: saved => {
      // A claim alone comes back as a table of the roles that it stands for.
      const kept = valuesOf(saved.claim_mapping)
      state.form.setValues(kept)
      state.form.resetDirty(kept)
      void trialsChanged(provider.id)
    },
  })
  return (
    <div className={classes.mapping}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <Card title={t('federation.tab.mapping')} description={t('federation.mapping.text')}>
          <MappingFields form={state.form} isReadOnly={!canManage} />
        </Card>
        <Card title={t('federation.roles')} description={t('federation.roles.text')}>
          <RoleMapping form={state.form} isReadOnly={!canManage} />
        </Card>
      </VersionedForm>
      <Stack>
        <Card title={t('federation.sample')} description={t('federation.sample.text')}>
          <SamplePreview values={state.form.getValues()} claims={claims} />
        </Card>
        <Card title={t('federation.trial')} description={t('federation.trial.text')}>
          <TrialPanel provider={provider} begun={trial} onClaims={setClaims} />
        </Card>
      </Stack>
    </div>
  )
}
