import { Anchor, Button, Group, Progress, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import { hideOnboarding, type Onboarding, onboardingQuery } from '../../../data/own/onboarding.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import classes from '../home.module.css'
import { homeTexts } from '../texts.ts'
import { StepEntry } from './step-entry.tsx'

/** The list as it is to be shown; null where there is nothing to show. */
export function useFirstSteps(): Onboarding | null {
  const { data } = useQuery({ ...onboardingQuery, enabled: useCan('settings.manage') })
  return data && !data.hidden && data.steps.some(({ done }) => !done) ? data : null
}

/** What a new organisation needs first. A step ticks itself once it is done. */
export function FirstSteps({ onboarding }: { onboarding: Onboarding }) {
  const t = useTexts(homeTexts)
  const { language } = useLanguage()
  const { error, change } = useHiding()
  const { steps, application } = onboarding
  const done = steps.filter(step => step.done).length
  const progress = t('home.steps.progress', {
    done: fmt.number(language, done),
    total: fmt.number(language, steps.length),
  })
  return (
    <Card
      title={t('home.steps')}
      description={t('home.steps.text')}
      actions={
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => change(true)}>
          {t('home.steps.hide')}
        </Button>
      }
    >
      <ProblemAlert error={error} />
      <Group gap="sm" mb="xs" wrap="nowrap">
        <Progress value={(done / steps.length) * 100} flex={1} aria-label={progress} />
        <Text size="sm" c="dimmed">
          {progress}
        </Text>
      </Group>
      <ol className={classes.list}>
        {steps.map(step => (
          <li key={step.key}>
            <StepEntry step={step} application={application} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Brings back what was put away, as long as something of it is left to do. */
export function ShowFirstSteps() {
  const t = useTexts(homeTexts)
  const { data } = useQuery({ ...onboardingQuery, enabled: useCan('settings.manage') })
  const { change } = useHiding()
  if (!data?.hidden || data.steps.every(({ done }) => done)) return null
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => change(false)}>
      {t('home.steps.show')}
    </Anchor>
  )
}

function useHiding() {
  const [error, setError] = useState<Error | null>(null)
  return { error, change: (hidden: boolean) => void hideOnboarding(hidden).catch(setError) }
}
