import { Alert, Code, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Trial } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Fold } from '../../../parts/page/fold.tsx'
import { RoleBadges } from '../../../parts/role/role-badges.tsx'
import classes from '../federation.module.css'
import { federationTexts } from '../texts.ts'
import { MappedClaim } from './mapped-claim.tsx'

/** What the provider said, what becomes of it, and whether it would let the person in. */
export function TrialResult({ trial }: { trial: Trial }) {
  const t = useTexts(federationTexts)
  if (trial.status === 'failed')
    return (
      <Alert color="red" icon={<IconCircleX />} title={t('federation.trial.failed')} role="alert">
        {t('federation.trial.failed.text')} {trial.problem && <Code dir="ltr">{trial.problem}</Code>}
      </Alert>
    )
  return (
    <Stack role="status">
      {trial.outcome && <Outcome outcome={trial.outcome} />}
      <dl className={classes.claims} aria-label={t('federation.tab.mapping')}>
        {trial.mapping.map(entry => (
          <MappedClaim key={entry.target} entry={entry} />
        ))}
      </dl>
      {trial.claims && (
        <Fold label={t('federation.trial.claims')}>
          <Code block dir="ltr" ta="left" tabIndex={0} aria-label={t('federation.trial.claims')}>
            {JSON.stringify(trial.claims, null, 2)}
          </Code>
        </Fold>
      )}
    </Stack>
  )
}

function Outcome({ outcome }: { outcome: NonNullable<Trial['outcome']> }) {
  const t = useTexts(federationTexts)
  const { decision, detail, user, roles, email_verified } = outcome
  const isRefused = decision === 'refuse'
  const text = {
    known: t('federation.outcome.known', { name: user?.name ?? '' }),
    link: t('federation.outcome.link', { name: user?.name ?? '' }),
    create: t('federation.outcome.create'),
    refuse: detail,
  }[decision]
  return (
    <Alert
      color={isRefused ? 'yellow' : 'green'}
      icon={isRefused ? <IconAlertTriangle /> : <IconCircleCheck />}
      title={t(isRefused ? 'federation.outcome.refused' : 'federation.outcome.welcome')}
    >
      <Stack gap="xs">
        {text && <Text size="sm">{text}</Text>}
        <Text size="sm">
          {t(email_verified ? 'federation.outcome.verified' : 'federation.outcome.unverified')}
        </Text>
        {roles.length > 0 && (
          <Group gap="xs">
            <Text size="sm">{t('federation.outcome.roles')}</Text>
            <RoleBadges roles={roles} max={6} />
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
