import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconHandClick } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  confirmProposal,
  dismissProposal,
  type Proposal,
  proposalQuery,
} from '../../../data/assistant/proposals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { assistantTexts } from '../texts.ts'

/** What was proposed, in our words and with the names of this moment. Only the person's click carries it out. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const t = useTexts(assistantTexts)
  const { data = proposal } = useQuery({ ...proposalQuery(proposal.id), initialData: proposal })
  const { id, preview, status, expires_at } = data
  const confirm = useMutation({
    mutationFn: () => confirmProposal(data),
    onSuccess: () => showDone(t('assistant.proposal.done')),
  })
  const dismiss = useMutation({ mutationFn: () => dismissProposal(id) })
  const isWaiting = status === 'waiting'
  return (
    <Card title={preview.title} actions={<State status={status} />}>
      <Stack gap="md">
        <Details proposal={data} />
        <ProblemAlert error={confirm.error ?? dismiss.error} />
        {isWaiting && (
          <Group gap="sm">
            <Button
              leftSection={<IconCheck size={18} />}
              loading={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {t('assistant.proposal.confirm')}
            </Button>
            <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {t('assistant.proposal.dismiss')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('assistant.proposal.until')} <RelativeTime value={expires_at} />
            </Text>
          </Group>
        )}
        {isWaiting && (
          <Group gap={6} c="dimmed" wrap="nowrap">
            <IconHandClick size={16} style={{ flexShrink: 0 }} aria-hidden />
            <Text size="xs">{t('assistant.proposal.note')}</Text>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

function Details({ proposal: { preview, body } }: { proposal: Proposal }) {
  const t = useTexts(assistantTexts)
  const reason = (body as { reason?: unknown }).reason
  return (
    <FactList>
      <Fact label={t('assistant.proposal.about')}>
        <Group gap="xs">
          {preview.records.map(({ ref, name, path }) =>
            path === null ? (
              <Text key={ref}>{name}</Text>
            ) : (
              <TextLink key={ref} to={path as '/'}>
                {name}
              </TextLink>
            ),
          )}
        </Group>
      </Fact>
      {preview.reaches !== null && <Fact label={t('assistant.proposal.reaches')}>{preview.reaches}</Fact>}
      {typeof reason === 'string' && <Fact label={t('assistant.proposal.reason')}>{reason}</Fact>}
      {preview.via !== 'assistant' && <Fact label={t('assistant.proposal.via')}>{preview.via}</Fact>}
    </FactList>
  )
}

function State({ status }: { status: Proposal['status'] }) {
  const t = useTexts(assistantTexts)
  const label = {
    waiting: t('assistant.proposal.waiting'),
    used: t('assistant.proposal.used'),
    dismissed: t('assistant.proposal.dismissed'),
    expired: t('assistant.proposal.expired'),
  }[status]
  const tone = status === 'used' ? 'success' : status === 'waiting' ? 'warning' : 'neutral'
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
