import {
  ActionIcon,
  Alert,
  Anchor,
  Box,
  Button,
  Group,
  Kbd,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import {
  IconAlertTriangle,
  IconArrowForwardUp,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { isApiError } from '../../../api/problem.ts'
import type { Decision, QueueItem } from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { PersonAvatar } from '../../../parts/person/person-avatar.tsx'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import classes from '../access-review.module.css'
import { DueTime } from '../due-time.tsx'
import { Evidence } from '../items/evidence.tsx'
import { DecisionBadge, ItemBadges } from '../items/item-badges.tsx'
import { reviewTexts } from '../texts.ts'
import type { DeskState } from './use-desk.ts'

type QueueCardProps = {
  state: DeskState
  count: number
  total: number
  /** Decides many at once. */
  together: ReactNode
  /** Something else has the keyboard. */
  isPaused: boolean
  onHandOver: () => void
}

export function QueueCard({ state, count, total, together, isPaused, onHandOver }: QueueCardProps) {
  const t = useTexts(reviewTexts)
  const { item, made } = state
  const decide = useDeciding(state, isPaused)
  const needs = item.campaign.comment_required
  return (
    <Card>
      <Stack>
        <Position state={state} count={count} total={total}>
          {together}
        </Position>
        <Subject item={item} decision={made[item.id]?.decision ?? null} />
        <Evidence item={item} />
        {item.automatic && (
          <Alert color="yellow" icon={<IconAlertTriangle />}>
            {t('reviews.queue.automatic')}
          </Alert>
        )}
        <Textarea
          ref={decide.input}
          label={t('reviews.comment')}
          description={needs === 'never' ? undefined : t(`reviews.comment.${needs}`)}
          required={needs === 'always'}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={1000}
          value={decide.comment}
          onChange={event => decide.setComment(event.currentTarget.value)}
          error={decide.commentError}
        />
        <ProblemAlert error={decide.commentError ? null : state.error} />
        <Choices pending={state.pending} onChoose={decide.choose} />
        <Group justify="space-between" gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowForwardUp size={16} className="rtl-flip" />}
            onClick={onHandOver}
          >
            {t('reviews.reassign.one')}
          </Button>
          <Text size="xs" c="dimmed" visibleFrom="sm">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('reviews.queue.move')}
          </Text>
        </Group>
      </Stack>
    </Card>
  )
}

function useDeciding(state: DeskState, isPaused: boolean) {
  const t = useTexts(reviewTexts)
  const { item, made, error } = state
  const [comment, setComment] = useState(made[item.id]?.comment ?? '')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const choose = (decision: Decision) => {
    const rule = item.campaign.comment_required
    const isNeeded = rule === 'always' || rule === decision
    setMissing(isNeeded && comment.trim() === '')
    if (isNeeded && comment.trim() === '') input.current?.focus()
    else void state.decide(decision, comment)
  }
  const unless = (act: () => void) => () => isPaused || act()
  // By where the key lies: on a Cyrillic or Arabic keyboard it writes another letter.
  const place = { usePhysicalKeys: true }
  useHotkeys([
    ['K', unless(() => choose('keep')), place],
    ['R', unless(() => choose('remove')), place],
    ['ArrowDown', unless(() => state.go(state.at + 1))],
    ['ArrowUp', unless(() => state.go(state.at - 1))],
  ])
  const told = isApiError(error) ? error.fields['comment'] : undefined
  const commentError = isMissing && comment.trim() === '' ? t('reviews.comment.missing') : told
  return { comment, setComment, commentError, choose, input }
}

type PositionProps = { state: DeskState; count: number; total: number; children: ReactNode }

function Position({ state, count, total, children }: PositionProps) {
  const t = useTexts(reviewTexts)
  const left = total - Object.keys(state.made).length
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {t('reviews.queue.position', { at: state.at + 1, count: left })}
      </Text>
      <Group gap={6} wrap="nowrap">
        {children}
        <ActionIcon
          variant="default"
          aria-label={t('reviews.queue.previous')}
          disabled={state.at === 0}
          onClick={() => state.go(state.at - 1)}
        >
          <IconChevronLeft size={18} className="rtl-flip" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('reviews.queue.next')}
          disabled={state.at === count - 1}
          onClick={() => state.go(state.at + 1)}
        >
          <IconChevronRight size={18} className="rtl-flip" />
        </ActionIcon>
      </Group>
    </Group>
  )
}

function Subject({ item, decision }: { item: QueueItem; decision: Decision | null }) {
  const t = useTexts(reviewTexts)
  const { nameOf } = useRoleNames()
  const { user, role, campaign } = item
  return (
    <Group wrap="nowrap" align="flex-start">
      <PersonAvatar id={user.id} name={user.name} size={52} />
      <Stack gap={2} miw={0}>
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{user.name}</bdi> · <bdi>{nameOf(role)}</bdi>
        </Title>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{user.email}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <Anchor inherit underline="always" component={Link} to={`/sso/reviews/${campaign.id}`}>
            {campaign.name}
          </Anchor>{' '}
          · {t('reviews.column.due')}: <DueTime campaign={campaign} />
        </Text>
        <Group gap={6}>
          <ItemBadges item={item} />
          {decision && <DecisionBadge decision={decision} />}
        </Group>
      </Stack>
    </Group>
  )
}

function Choices({
  pending,
  onChoose,
}: {
  pending: Decision | null
  onChoose: (decision: Decision) => void
}) {
  const t = useTexts(reviewTexts)
  return (
    <div className={classes.choices}>
      <Button
        size="md"
        variant="light"
        color="green"
        rightSection={<Key letter="K" />}
        leftSection={<IconCheck size={18} />}
        aria-keyshortcuts="K"
        loading={pending === 'keep'}
        onClick={() => onChoose('keep')}
      >
        {t('reviews.decision.keep')}
      </Button>
      <Button
        size="md"
        variant="light"
        color="red"
        rightSection={<Key letter="R" />}
        leftSection={<IconX size={18} />}
        aria-keyshortcuts="R"
        loading={pending === 'remove'}
        onClick={() => onChoose('remove')}
      >
        {t('reviews.decision.remove')}
      </Button>
    </div>
  )
}

/** There is none to press on a phone. */
const Key = ({ letter }: { letter: string }) => (
  <Box component="span" visibleFrom="sm" aria-hidden>
    <Kbd>{letter}</Kbd>
  </Box>
)
