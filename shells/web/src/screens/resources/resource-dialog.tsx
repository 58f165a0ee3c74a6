import { NumberInput, Radio, Stack, TagsInput, TextInput } from '@mantine/core'
import { changeResource, createResource, type Resource } from '../../data/assistant/resources.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { resourcesTexts } from './texts.ts'

type ResourceDialogProps = { resource: Resource | null; opened: boolean; onClose: () => void }

export function ResourceDialog({ resource, opened, onClose }: ResourceDialogProps) {
  const t = useTexts(resourcesTexts)
  const state = useResourceForm(resource, onClose)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={resource ? resource.name : t('resources.add')}
      state={state}
      verb={t('resources.save')}
    >
      <Fields form={state.form} isNew={resource === null} />
    </FormDialog>
  )
}

function useResourceForm(resource: Resource | null, onDone: () => void) {
  return useApiForm({
    initialValues: {
      uri: resource?.uri ?? '',
      name: resource?.name ?? '',
      scopes: resource?.scopes ?? [],
      format: resource?.format ?? ('jwt' as const),
      ttl: resource?.ttl ?? ('' as number | ''),
    },
    onSubmit: ({ ttl, ...values }) => {
      const body = { ...values, ttl: ttl === '' ? null : ttl }
      return resource ? changeResource(resource.id, body) : createResource(body)
    },
    onDone,
  })
}

type FieldsProps = { form: ReturnType<typeof useResourceForm>['form']; isNew: boolean }

function Fields({ form, isNew }: FieldsProps) {
  const t = useTexts(resourcesTexts)
  const field = form.getInputProps
  return (
    <Stack>
      <TextInput
        label={t('resources.uri')}
        description={t('resources.uri.note')}
        required
        disabled={!isNew}
        {...field('uri')}
      />
      <TextInput label={t('resources.name')} required {...field('name')} />
      <TagsInput
        label={t('resources.scopes')}
        description={t('resources.scopes.note')}
        required
        splitChars={[' ', ',']}
        {...field('scopes')}
      />
      <Radio.Group label={t('resources.format')} {...field('format')}>
        <Stack gap="xs" mt="xs">
          <Radio value="jwt" label={t('resources.format.jwt')} />
          <Radio value="opaque" label={t('resources.format.opaque')} />
        </Stack>
      </Radio.Group>
      <NumberInput
        label={t('resources.ttl')}
        description={t('resources.ttl.note')}
        min={60}
        max={86400}
        {...field('ttl')}
      />
    </Stack>
  )
}
