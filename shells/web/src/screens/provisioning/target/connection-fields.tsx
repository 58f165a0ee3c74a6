import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useState } from 'react'
import type { Target } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { isSameOrigin } from '../../../parts/form/same-origin.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { TestSteps } from '../../../parts/steps/test-steps.tsx'
import { useIsKeyMissing } from '../key-banner.tsx'
import { scimTexts } from '../texts.ts'
import { COMPATIBILITIES } from './target-values.ts'
import type { ConnectionTestState } from './use-connection-test.ts'
import type { TargetFormState } from './use-target-form.ts'

type ConnectionFieldsProps = {
  form: TargetFormState['form']
  test: ConnectionTestState
  target?: Target
  isReadOnly?: boolean
}

/** Where it is, and the token that opens it. What is stored of the token is never shown again. */
export function ConnectionFields({ form, test, target, isReadOnly = false }: ConnectionFieldsProps) {
  const t = useTexts(scimTexts)
  return (
    <Stack maw={620}>
      <TextInput
        label={t('scim.form.name')}
        placeholder={t('scim.form.name.example')}
        required
        maxLength={200}
        autoComplete="off"
        readOnly={isReadOnly}
        data-autofocus={!target || undefined}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('scim.form.base_url')}
        description={t('scim.form.base_url.text')}
        placeholder="https://app.example.mn/scim/v2"
        required
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        styles={{ label: { direction: 'inherit' } }}
        {...form.getInputProps('base_url')}
      />
      <Token form={form} target={target} isReadOnly={isReadOnly} />
      <SelectField
        label={t('scim.form.compatibility')}
        description={t('scim.form.compatibility.text')}
        data={COMPATIBILITIES.map(value => ({ value, label: t(`scim.compatibility.${value}`) }))}
        value={form.getValues().compatibility}
        allowDeselect={false}
        disabled={isReadOnly}
        onChange={next => form.setFieldValue('compatibility', next as Target['compatibility'])}
      />
      {!isReadOnly && <ConnectionTest test={test} />}
    </Stack>
  )
}

function Token({ form, target, isReadOnly }: Omit<ConnectionFieldsProps, 'test'>) {
  const t = useTexts(scimTexts)
  const [isReplacing, setReplacing] = useState(!target?.has_token)
  const isKeyMissing = useIsKeyMissing()
  const isNewOrigin = target?.has_token === true && !isSameOrigin(form.getValues().base_url, target.base_url)
  const isOpen = isReplacing || isNewOrigin || form.errors['token'] !== undefined
  if (!isOpen)
    return (
      <Group align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('scim.form.token')}
          description={t('scim.form.token.kept')}
          value="••••••••••••"
          readOnly
        />
        {!isReadOnly && (
          <Button variant="default" disabled={isKeyMissing} onClick={() => setReplacing(true)}>
            {t('scim.form.token.replace')}
          </Button>
        )}
      </Group>
    )
  return (
    <PasswordInput
      label={t('scim.form.token')}
      description={t(tokenHint(isKeyMissing, isNewOrigin))}
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      disabled={isKeyMissing}
      styles={{ innerInput: { direction: 'ltr' } }}
      visibilityToggleButtonProps={{ 'aria-label': t('scim.form.token.show') }}
      {...form.getInputProps('token')}
    />
  )
}

function tokenHint(isKeyMissing: boolean, isNewOrigin: boolean) {
  if (isKeyMissing) return 'scim.key.missing'
  return isNewOrigin ? 'scim.form.token.new_origin' : 'scim.form.token.text'
}

function ConnectionTest({ test }: { test: ConnectionTestState }) {
  const t = useTexts(scimTexts)
  return (
    <Stack gap="sm" align="stretch">
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={18} />}
          loading={test.isRunning}
          onClick={() => void test.run()}
        >
          {t('scim.test')}
        </Button>
      </Group>
      <ProblemAlert error={test.error} />
      {(test.isRunning || test.result) && (
        <TestSteps
          isRunning={test.isRunning}
          steps={(test.result?.steps ?? []).map(({ name, ok, status, detail, latency_ms }) => ({
            name: t(`scim.test.${name}`),
            ok,
            isWarning: status === 'warning',
            detail,
            ms: latency_ms,
          }))}
        />
      )}
    </Stack>
  )
}
