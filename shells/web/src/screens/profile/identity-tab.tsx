import { Box, SimpleGrid, TextInput } from '@mantine/core'
import { useMe } from '../../data/me.ts'
import { changeProfile } from '../../data/own/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { SaveBar } from '../../parts/form/save-bar.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { EmailField } from './account/email-field.tsx'
import { PhotographField } from './photograph-field.tsx'
import { profileTexts } from './texts.ts'

const orNull = (text: string): string | null => text.trim() || null

export function IdentityTab() {
  const t = useTexts(profileTexts)
  const state = useIdentityForm()
  const { form } = state
  return (
    <Box maw={720}>
      <ApiForm state={state}>
        <Card title={t('profile.identity.title')}>
          <PhotographField />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={t('profile.family_name')}
              autoComplete="family-name"
              maxLength={100}
              {...form.getInputProps('family_name')}
            />
            <TextInput
              label={t('profile.given_name')}
              autoComplete="given-name"
              maxLength={100}
              {...form.getInputProps('given_name')}
            />
            <TextInput
              label={t('profile.name')}
              description={t('profile.name.hint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="name"
              required
              maxLength={200}
              {...form.getInputProps('name')}
            />
            <TextInput
              label={t('profile.phone')}
              type="tel"
              dir="ltr"
              autoComplete="tel"
              maxLength={30}
              {...form.getInputProps('phone')}
            />
          </SimpleGrid>
          <EmailField />
        </Card>
        <SaveBar state={state} />
      </ApiForm>
    </Box>
  )
}

function useIdentityForm() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  return useApiForm({
    initialValues: {
      name: user.name,
      given_name: user.given_name ?? '',
      family_name: user.family_name ?? '',
      phone: user.phone ?? '',
    },
    validate: {
      name: value => (value.trim() ? null : t('profile.name.required')),
      phone: value => (/^(\+?[0-9 ()-]{5,30})?$/.test(value.trim()) ? null : t('profile.phone.invalid')),
    },
    onSubmit: ({ name, given_name, family_name, phone }) =>
      changeProfile({
        name: name.trim(),
        given_name: orNull(given_name),
        family_name: orNull(family_name),
        phone: orNull(phone),
        version: user.version,
      }),
    onDone: () => showDone(t('profile.saved')),
  })
}
