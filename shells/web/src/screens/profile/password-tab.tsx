import { Button, Group, List, PasswordInput, Stack, Text } from '@mantine/core'
import { boot } from '../../api/boot.ts'
import { useMe } from '../../data/me.ts'
import { changePassword } from '../../data/own/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { LeaveGuard } from '../../parts/form/leave-guard.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { StrengthMeter } from '../../parts/strength/strength-meter.tsx'
import { profileTexts } from './texts.ts'

const EMPTY = { current: '', new: '', repeat: '' }

export function PasswordTab() {
  const t = useTexts(profileTexts)
  const { user } = useMe()
  const state = usePasswordForm()
  const { form } = state
  return (
    <Card title={t('profile.password.title')} description={t('profile.password.text')} maw={720}>
      <ApiForm state={state}>
        <LeaveGuard when={state.isDirty && !state.isSaving} />
        {/* A password manager needs to know whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <Stack maw={400}>
          <PasswordInput
            label={t('profile.password.current')}
            autoComplete="current-password"
            dir="ltr"
            required
            visibilityToggleButtonProps={{ 'aria-label': t('profile.password.show') }}
            {...form.getInputProps('current')}
          />
          <PasswordInput
            label={t('profile.password.new')}
            autoComplete="new-password"
            dir="ltr"
            required
            visibilityToggleButtonProps={{ 'aria-label': t('profile.password.show') }}
            {...form.getInputProps('new')}
          />
          <StrengthMeter password={form.getValues().new} person={user} />
          <PasswordInput
            label={t('profile.password.repeat')}
            autoComplete="new-password"
            dir="ltr"
            required
            visibilityToggleButtonProps={{ 'aria-label': t('profile.password.show') }}
            {...form.getInputProps('repeat')}
          />
        </Stack>
        <Rules />
        <Group>
          <Button type="submit" loading={state.isSaving}>
            {t('profile.password.change')}
          </Button>
        </Group>
      </ApiForm>
    </Card>
  )
}

function Rules() {
  const t = useTexts(profileTexts)
  return (
    <Text size="sm" c="dimmed" component="div">
      <List size="sm" spacing={2}>
        <List.Item>{t('profile.password.rule.length', { count: boot.features.password_min })}</List.Item>
        <List.Item>{t('profile.password.rule.leaked')}</List.Item>
        <List.Item>{t('profile.password.rule.sessions')}</List.Item>
      </List>
    </Text>
  )
}

function usePasswordForm() {
  const t = useTexts(profileTexts)
  const min = boot.features.password_min
  const state = useApiForm({
    initialValues: EMPTY,
    validate: {
      current: value => (value ? null : t('profile.password.required')),
      new: value => ([...value].length >= min ? null : t('profile.password.rule.length', { count: min })),
      repeat: (value, values) => (value === values.new ? null : t('profile.password.differs')),
    },
    onSubmit: values => changePassword({ current: values.current, new: values.new }),
    onDone: () => {
      state.form.setInitialValues(EMPTY)
      state.form.setValues(EMPTY)
      state.form.resetDirty(EMPTY)
      showDone(t('profile.password.done'))
    },
  })
  return state
}
