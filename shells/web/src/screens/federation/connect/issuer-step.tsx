import { Alert, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { type TestStep, TestSteps } from '../../../parts/steps/test-steps.tsx'
import classes from '../federation.module.css'
import { useNamedSteps } from '../step-names.ts'
import { federationTexts } from '../texts.ts'
import { FlowSketch } from './flow-sketch.tsx'
import type { ConnectionForm } from './use-connection.ts'
import type { Discovery } from './use-discovery.ts'

type IssuerStepProps = { form: ConnectionForm; discovery: Discovery; callback: string | undefined }

/** The address that the provider asks for comes first: whoever connects has two windows open, and copies it into the other one. */
export function IssuerStep({ form, discovery, callback }: IssuerStepProps) {
  const t = useTexts(federationTexts)
  return (
    <Stack>
      <CopyField
        label={t('federation.redirect_uri')}
        description={t('federation.redirect_uri.text')}
        value={callback ?? ''}
      />
      <FlowSketch name={form.getValues().name.trim() || t('federation.flow.provider')} />
      <TextInput
        label={t('federation.issuer')}
        description={t('federation.issuer.text')}
        placeholder="https://login.example.mn"
        required
        data-autofocus
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={500}
        styles={{ input: { direction: 'ltr' } }}
        {...form.getInputProps('issuer')}
      />
      {discovery.isWanted && <Findings discovery={discovery} />}
      <TextInput
        label={t('federation.name')}
        description={t('federation.name.text')}
        required
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </Stack>
  )
}

/** What went well needs no words; what did not is explained. */
const shortened = (step: TestStep): TestStep => (step.ok ? { ...step, detail: null } : step)

function Findings({ discovery }: { discovery: Discovery }) {
  const t = useTexts(federationTexts)
  const named = useNamedSteps()
  const { steps, isRunning, isOk, isFailed, error, again } = discovery
  return (
    <Paper p="md" bd="1px solid var(--app-border)" bg="var(--app-background)">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600} size="sm">
            {t('federation.check')}
          </Text>
          {isFailed && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRefresh size={14} />}
              onClick={again}
            >
              {t('federation.check.again')}
            </Button>
          )}
        </Group>
        <ProblemAlert error={error} />
        <div className={isOk ? classes.compact : undefined}>
          <TestSteps steps={named(steps).map(shortened)} isRunning={isRunning} />
        </div>
        {isOk && (
          <Alert color="green" icon={<IconCircleCheck />} p="xs">
            {t('federation.check.ok')}
          </Alert>
        )}
      </Stack>
    </Paper>
  )
}
