import { Button, Stack, Text, TextInput } from '@mantine/core'
import { slugOf } from '@tamga/formats'
import { createTenant, type NewTenant } from '../../data/tenants.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { LeaveGuard } from '../../parts/form/leave-guard.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { DetailDrawer } from '../../parts/overlay/detail-drawer.tsx'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { tenantsTexts } from './texts.ts'

type CreateTenantProps = { opened: boolean; onClose: () => void }

const EMPTY: NewTenant = { name: '', slug: '', admin_email: '' }

export function CreateTenant({ opened, onClose }: CreateTenantProps) {
  const t = useTexts(tenantsTexts)
  return (
    <DetailDrawer
      opened={opened}
      onClose={onClose}
      title={t('tenants.create.title')}
      description={t('tenants.create.text')}
    >
      {opened && <CreateForm onClose={onClose} />}
    </DetailDrawer>
  )
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const t = useTexts(tenantsTexts)
  const state = useCreateForm(onClose)
  const { form } = state
  // Follows the name until somebody writes another.
  const rename = (name: string) => {
    const isSuggested = form.getValues().slug === slugOf(form.getValues().name)
    form.setValues({ name, ...(isSuggested && { slug: slugOf(name) }) })
  }
  return (
    <ApiForm state={state}>
      <LeaveGuard when={state.isDirty && !state.isSaving} />
      <Stack>
        <TextInput
          label={t('tenants.create.name')}
          required
          data-autofocus
          maxLength={200}
          {...form.getInputProps('name')}
          onChange={event => rename(event.currentTarget.value)}
        />
        <TextInput
          label={t('tenants.create.slug')}
          description={t('tenants.create.slug.text')}
          required
          maxLength={63}
          styles={{ input: { direction: 'ltr' } }}
          spellCheck={false}
          autoCapitalize="none"
          {...form.getInputProps('slug')}
        />
        <TextInput
          type="email"
          label={t('tenants.create.email')}
          description={t('tenants.create.email.text')}
          styles={{ input: { direction: 'ltr' } }}
          autoComplete="off"
          {...form.getInputProps('admin_email')}
        />
        <Text size="sm" c="dimmed">
          {t('tenants.create.you')}
        </Text>
        <Button type="submit" loading={state.isSaving}>
          {t('tenants.create')}
        </Button>
      </Stack>
    </ApiForm>
  )
}

function useCreateForm(onClose: () => void) {
  const t = useTexts(tenantsTexts)
  return useApiForm<NewTenant, unknown>({
    initialValues: EMPTY,
    validate: {
      name: value => (value.trim() === '' ? t('tenants.create.name.missing') : null),
      slug: value => (/^[a-z0-9](-?[a-z0-9])+$/.test(value) ? null : t('tenants.create.slug.wrong')),
    },
    onSubmit: createTenant,
    fieldOfCode: { slug_taken: 'slug' },
    onDone: (_tenant, { name }) => {
      showDone(t('tenants.create.done', { name }))
      onClose()
    },
  })
}
