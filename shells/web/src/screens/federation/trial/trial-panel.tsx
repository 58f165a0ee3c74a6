import { Anchor, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { Provider } from '../../../data/federation.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { federationTexts } from '../texts.ts'
import { TrialResult } from './trial-result.tsx'
import { useTrial } from './use-trial.ts'

type TrialPanelProps = {
  provider: Provider
  begun?: string | undefined
  onClaims?: (claims: Readonly<Record<string, unknown>>) => void
}

/** Tries a sign-in and shows how each claim maps; nobody is created or signed in. */
export function TrialPanel({ provider, begun, onClaims }: TrialPanelProps) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const { start, isStarting, address, trial, error } = useTrial(provider, begun)
  const claims = trial?.claims
  useEffect(() => {
    if (claims) onClaims?.(claims)
  }, [claims, onClaims])
  return (
    <Stack>
      {canManage && (
        <Group>
          <Button
            variant={trial?.status === 'done' ? 'default' : 'light'}
            leftSection={<IconPlayerPlay size={18} className="rtl-flip" />}
            rightSection={<IconExternalLink size={16} className="rtl-flip" />}
            loading={isStarting}
            onClick={() => void start()}
          >
            {t(trial ? 'federation.trial.again' : 'federation.trial.start')}
          </Button>
        </Group>
      )}
      {address && (
        <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
          {t('federation.trial.open')}
        </Anchor>
      )}
      <ProblemAlert error={error} />
      {trial?.status === 'pending' && (
        <Group gap="sm" role="status">
          <Loader size={18} />
          <Text size="sm">{t('federation.trial.waiting')}</Text>
        </Group>
      )}
      {trial && trial.status !== 'pending' && <TrialResult trial={trial} />}
    </Stack>
  )
}
