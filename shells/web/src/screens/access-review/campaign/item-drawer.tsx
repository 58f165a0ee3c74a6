import { Button, Divider, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan, useMe } from '../../../data/me.ts'
import type { Campaign } from '../../../data/review/campaigns.ts'
import { type Decision, decideItem, itemQuery, type ReviewItem } from '../../../data/review/items.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { DetailDrawer } from '../../../parts/overlay/detail-drawer.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { Evidence } from '../items/evidence.tsx'
import { DecisionBadge, ItemBadges, OutcomeBadge } from '../items/item-badges.tsx'
import { ItemTimeline } from '../items/item-timeline.tsx'
import { reviewTexts } from '../texts.ts'

type ItemDrawerProps = { id: string | undefined; campaign: Campaign; onClose: () => void }

/** One grant: the evidence, the decision, and everything that followed from it. */
export function ItemDrawer({ id, campaign, onClose }: ItemDrawerProps) {
  const { language } = useLanguage()
  const { nameOf } = useRoleNames()
  const { data, error } = useQuery({ ...itemQuery(id ?? '', language), enabled: id !== undefined })
  return (
    <DetailDrawer
      opened={id !== undefined}
      onClose={onClose}
      title={data ? <bdi>{data.user.name}</bdi> : '…'}
      description={data && <bdi>{nameOf(data.role)}</bdi>}
      size={520}
    >
      {error && <ProblemState error={error} />}
      {!data && !error && <Skeleton height={240} />}
      {data && <Details key={data.id} item={data} campaign={campaign} />}
    </DetailDrawer>
  )
}

function Details({ item, campaign }: { item: ReviewItem; campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const { user } = useMe()
  const canManage = useCan('sso_access_review.manage')
  const isMine = item.reviewer.id === user.id
  const isOwn = item.user.id === user.id && !campaign.self_review
  return (
    <Stack>
      <Group gap={6}>
        <DecisionBadge decision={item.decision} />
        <OutcomeBadge item={item} />
        <ItemBadges item={item} />
        {item.outcome_reason && <Text size="sm">{t(`reviews.outcome_reason.${item.outcome_reason}`)}</Text>}
      </Group>
      {item.comment && <Text size="sm">«{item.comment}»</Text>}
      <Evidence item={item} />
      {campaign.status === 'open' && (isMine || canManage) && !isOwn && <Deciding item={item} />}
      <Divider label={t('reviews.timeline')} labelPosition="left" />
      <ItemTimeline id={item.id} />
    </Stack>
  )
}

function Deciding({ item }: { item: ReviewItem }) {
  const t = useTexts(reviewTexts)
  const [comment, setComment] = useState(item.comment ?? '')
  const [error, setError] = useState<Error | null>(null)
  const [pending, setPending] = useState<Decision | null>(null)
  const decide = async (decision: Decision) => {
    setPending(decision)
    setError(null)
    try {
      await decideItem(item.id, decision, comment)
      showDone(t('reviews.decided.done'))
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setPending(null)
    }
  }
  return (
    <Stack gap="sm">
      <Textarea
        label={t('reviews.comment')}
        autosize
        minRows={2}
        maxLength={1000}
        value={comment}
        onChange={event => setComment(event.currentTarget.value)}
      />
      <ProblemAlert error={error} />
      <Group grow>
        <Button
          variant="default"
          loading={pending === 'keep'}
          disabled={pending !== null}
          onClick={() => void decide('keep')}
        >
          {t('reviews.decision.keep')}
        </Button>
        <Button
          color="red"
          variant="light"
          loading={pending === 'remove'}
          disabled={pending !== null}
          onClick={() => void decide('remove')}
        >
          {t('reviews.decision.remove')}
        </Button>
      </Group>
    </Stack>
  )
}
