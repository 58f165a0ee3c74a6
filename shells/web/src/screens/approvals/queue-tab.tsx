import { Group, Stack, Text } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Approval, queueQuery } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DecisionForm } from '../../parts/approval/decision-form.tsx'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { Card } from '../../parts/page/card.tsx'
import { ButtonLink } from '../../parts/page/links.tsx'
import { CardWaiting } from '../../parts/page/page-waiting.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { approvalScreenTexts } from './texts.ts'

export function QueueTab() {
  const t = useTexts(approvalScreenTexts)
  const { data, error, refetch } = useQuery(queueQuery)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <CardWaiting />
  if (data.items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={IconMoodSmile}
          title={t('approvals.queue.empty')}
          text={t('approvals.queue.empty.text')}
        />
      </Card>
    )
  return (
    <Stack>
      {data.items.map(approval => (
        <Waiting key={approval.id} approval={approval} />
      ))}
    </Stack>
  )
}

function Waiting({ approval }: { approval: Approval }) {
  const t = useTexts(approvalScreenTexts)
  const { document, sent_by, due, as_substitute, user } = approval
  const isOverdue = due !== null && Date.parse(due) < Date.now()
  return (
    <Card
      title={document.number ? `${document.number} · ${document.title}` : document.title}
      actions={
        <ButtonLink to="/documents/$id" params={{ id: document.id }} variant="default" size="compact-sm">
          {t('approvals.read')}
        </ButtonLink>
      }
    >
      <Group gap="sm" mb="sm">
        <Text size="sm" c="dimmed">
          {t('approvals.sent_by', { name: sent_by.name })}
        </Text>
        <Text size="sm" c="dimmed" component="span">
          <RelativeTime value={approval.asked_at} />
        </Text>
        {as_substitute && <StatusBadge tone="info">{t('approvals.for', { name: user.name })}</StatusBadge>}
        {isOverdue && <StatusBadge tone="danger">{t('approvals.overdue')}</StatusBadge>}
        {due && !isOverdue && (
          <Text size="sm" component="span">
            {t('approvals.due')}: <RelativeTime value={due} />
          </Text>
        )}
      </Group>
      <DecisionForm
        approval={{ id: approval.id, sha256: document.sha256 }}
        standsInFor={as_substitute ? user.name : null}
      />
    </Card>
  )
}
