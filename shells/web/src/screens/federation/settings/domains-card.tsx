import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { checkDomain, type Provider } from '../../../data/federation.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { federationTexts } from '../texts.ts'

type Domain = Provider['domains'][number]

/** The record that proves each domain, and whether it was found. */
export function DomainsCard({ provider }: { provider: Provider }) {
  const t = useTexts(federationTexts)
  if (provider.domains.length === 0) return null
  return (
    <Card title={t('federation.domains')} description={t('federation.domains.text')}>
      <Stack>
        {provider.domains.map(domain => (
          <ClaimedDomain key={domain.domain} provider={provider} domain={domain} />
        ))}
      </Stack>
    </Card>
  )
}

type ClaimedDomainProps = { provider: Provider; domain: Domain }

function ClaimedDomain({ provider, domain: { domain, status, record } }: ClaimedDomainProps) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const check = useMutation({ mutationFn: () => checkDomain(provider.id, domain) })
  const isProven = status === 'proven'
  return (
    <Paper p="md" bd="1px solid var(--app-border)" role="group" aria-label={domain}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Group gap="sm">
            <Text fw={600} dir="ltr">
              {domain}
            </Text>
            <StatusBadge tone={isProven ? 'success' : 'warning'}>
              {t(`federation.domain.${status}`)}
            </StatusBadge>
          </Group>
          {canManage && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRefresh size={14} />}
              loading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('federation.domain.check')}
            </Button>
          )}
        </Group>
        <ProblemAlert error={check.error} />
        {check.data?.problem && (
          <Alert color="yellow" p="xs" role="status">
            {check.data.problem}
          </Alert>
        )}
        {!isProven && (
          <>
            <CopyField label={t('federation.domain.record_name')} value={`_tamga.${domain}`} />
            <CopyField label={t('federation.domain.record_value')} value={record} />
          </>
        )}
      </Stack>
    </Paper>
  )
}
