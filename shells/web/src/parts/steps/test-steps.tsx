import { Code, Group, Loader, Stack, Text, ThemeIcon, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Fold } from '../page/fold.tsx'
import { partsTexts } from '../texts.ts'

export type TestStep = {
  name: string
  /** null: not run, so nothing is known of it; or a warning. */
  ok: boolean | null
  isWarning?: boolean
  detail?: string | null
  ms?: number | null
  raw?: string | null
}

/** What a connection test found, step by step, in the order in which it went. */
export function TestSteps({ steps, isRunning }: { steps: readonly TestStep[]; isRunning: boolean }) {
  const t = useTexts(partsTexts)
  return (
    <Stack gap="sm" role="status" aria-busy={isRunning}>
      {steps.map(step => (
        <Step key={step.name} step={step} />
      ))}
      {isRunning && (
        <Group gap="sm">
          <Loader size={20} />
          <Text size="sm">{t('parts.steps.running')}</Text>
        </Group>
      )}
    </Stack>
  )
}

function Step({ step }: { step: TestStep }) {
  const t = useTexts(partsTexts)
  const state = stateOf(step)
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <StepMark state={state} />
      <Stack gap={2} flex={1} miw={0}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm" fw={600} c={state === 'waiting' ? 'dimmed' : undefined}>
            {step.name}
            <VisuallyHidden> — {t(`parts.steps.${state}`)}</VisuallyHidden>
          </Text>
          {step.ms != null && (
            <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {t('parts.steps.ms', { ms: step.ms })}
            </Text>
          )}
        </Group>
        {step.detail && (
          <Text size="sm" c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
            {step.detail}
          </Text>
        )}
        {step.raw && (
          <Fold label={t('parts.steps.raw')}>
            <Code block dir="ltr">
              {step.raw}
            </Code>
          </Fold>
        )}
      </Stack>
    </Group>
  )
}

function stateOf({ ok, isWarning = false }: TestStep): keyof typeof MARKS {
  if (isWarning) return 'warning'
  return ok === null ? 'waiting' : ok ? 'ok' : 'failed'
}

const MARKS = {
  ok: { color: 'green', icon: IconCheck },
  warning: { color: 'yellow', icon: IconAlertTriangle },
  failed: { color: 'red', icon: IconX },
  waiting: { color: 'gray', icon: IconMinus },
}

function StepMark({ state }: { state: keyof typeof MARKS }) {
  const { color, icon: Icon } = MARKS[state]
  return (
    <ThemeIcon size={20} radius="xl" variant="light" color={color} aria-hidden mt={1}>
      <Icon size={14} stroke={2.5} />
    </ThemeIcon>
  )
}
