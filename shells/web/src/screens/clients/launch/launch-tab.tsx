import { Autocomplete, Stack, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../../data/clients.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { useClientForm } from '../settings/use-client-form.ts'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import { AudienceCard } from './audience-card.tsx'
import { bodyOf, type LaunchForm, type LaunchValues, valuesOf } from './launch-values.ts'
import { LogoField } from './logo-field.tsx'
import { TilePreview } from './tile-preview.tsx'

/** How people find the application, and who they are. */
export function LaunchTab({ client, version, onSaved, onReload }: ClientTabProps) {
  const canManage = useCan('sso_clients.manage')
  const state = useClientForm<LaunchValues>({
    client,
    version,
    onSaved,
    values: valuesOf(client),
    body: bodyOf,
  })
  const { form } = state
  return (
    <Stack maw={820}>
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <TileCard form={form} client={client} canManage={canManage} onSaved={onSaved} />
        {client.tenant !== null && (
          <AudienceCard
            values={form.getValues().audience}
            onChange={changes => form.setFieldValue('audience', { ...form.getValues().audience, ...changes })}
            error={
              form.errors['audience'] ??
              Object.entries(form.errors).find(([path]) => path.startsWith('audience'))?.[1]
            }
            isReadOnly={!canManage}
          />
        )}
      </VersionedForm>
    </Stack>
  )
}

type TileCardProps = Pick<ClientTabProps, 'client' | 'onSaved'> & {
  form: LaunchForm
  canManage: boolean
}

function TileCard({ form, client, canManage, onSaved }: TileCardProps) {
  const t = useTexts(clientsTexts)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { launch_uri, description, logo_uri } = form.getValues()
  return (
    <Card title={t('clients.tile')} description={t('clients.tile.text')}>
      <Stack>
        <TilePreview
          name={client.name}
          description={description}
          logoAddress={logo_uri === client.logo_uri ? client.logo_address : null}
          isShown={launch_uri.trim() !== '' && client.enabled}
        />
        <TextInput
          label={t('clients.launch_uri')}
          description={t('clients.launch_uri.text')}
          placeholder="https://app.example.mn/"
          styles={{ input: { direction: 'ltr' } }}
          inputMode="url"
          spellCheck={false}
          readOnly={!canManage}
          {...form.getInputProps('launch_uri')}
        />
        <Textarea
          label={t('clients.description')}
          description={t('clients.description.text')}
          autosize
          minRows={2}
          maxLength={300}
          readOnly={!canManage}
          {...form.getInputProps('description')}
        />
        <Autocomplete
          label={t('clients.category')}
          description={t('clients.category.text')}
          data={categories}
          maxLength={60}
          maw={360}
          readOnly={!canManage}
          {...form.getInputProps('category')}
        />
        <LogoField form={form} client={client} canManage={canManage} onSaved={onSaved} />
      </Stack>
    </Card>
  )
}
