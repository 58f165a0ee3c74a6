import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Campaign, closeCampaign } from '../../../data/review/campaigns.ts'
import { itemsQuery, type ReviewItem } from '../../../data/review/items.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { reviewTexts } from '../texts.ts'

type CloseDialogProps = { campaign: Campaign; opened: boolean; onClose: () => void }

/** The last look before decisions become final: what will be removed, and what nobody has decided. */
export function CloseDialog({ campaign, opened, onClose }: CloseDialogProps) {
  const t = useTexts(reviewTexts)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('reviews.close.title', { name: campaign.name })}
      size={560}
    >
      {opened && <Summary campaign={campaign} onClose={onClose} />}
    </Dialog>
  )
}

const SHOWN = 5

type SummaryProps = { campaign: Campaign; onClose: () => void }

/** Shown when all of it is known: what arrived later would move the box under the pointer that is about to tick it. */
function Summary({ campaign, onClose }: SummaryProps) {
  const removals = useRemovals(campaign)
  const ending = useEndingMemberships(campaign)
  const error = removals.error ?? ending.error
  if (error) return <ProblemAlert error={error} />
  if (!removals.data || ending.isPending) return <WaitingLines count={4} height={28} />
  return (
    <Confirmation campaign={campaign} onClose={onClose} removed={removals.data.items} ending={ending.count} />
  )
}

type ConfirmationProps = SummaryProps & { removed: readonly ReviewItem[]; ending: number }

function Confirmation({ campaign, onClose, removed, ending }: ConfirmationProps) {
  const t = useTexts(reviewTexts)
  const { id, counts, on_undecided } = campaign
  const [isUnderstood, setUnderstood] = useState(false)
  const closing = useClosing(id, onClose)
  const fromUndecided = on_undecided === 'remove' ? counts.undecided : 0
  return (
    <Stack>
      <Text>{t('reviews.close.remove', { count: counts.remove + fromUndecided })}</Text>
      <Removals items={removed} total={counts.remove} />
      {counts.undecided > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle />}>
          {t(`reviews.close.undecided.${on_undecided}`, { count: counts.undecided })}
        </Alert>
      )}
      {ending > 0 && (
        <Alert color="red" icon={<IconAlertTriangle />}>
          {t('reviews.many.memberships', { count: ending })}
        </Alert>
      )}
      <Checkbox
        label={t('reviews.close.understood')}
        checked={isUnderstood}
        onChange={event => setUnderstood(event.currentTarget.checked)}
      />
      <ProblemAlert error={closing.error} />
      <Buttons
        isReady={isUnderstood}
        isPending={closing.isPending}
        onCancel={onClose}
        onClose={() => closing.mutate()}
      />
    </Stack>
  )
}

type ButtonsProps = { isReady: boolean; isPending: boolean; onCancel: () => void; onClose: () => void }

function Buttons({ isReady, isPending, onCancel, onClose }: ButtonsProps) {
  const t = useTexts(reviewTexts)
  const tParts = useTexts(partsTexts)
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel} disabled={isPending}>
        {tParts('parts.cancel')}
      </Button>
      <Button color="red" loading={isPending} disabled={!isReady} onClick={onClose}>
        {t('reviews.close')}
      </Button>
    </Group>
  )
}

const useRemovals = ({ id }: Campaign) => {
  const { language } = useLanguage()
  return useQuery(itemsQuery(id, { decision: 'remove', limit: SHOWN }, language))
}

function Removals({ items, total }: { items: readonly ReviewItem[]; total: number }) {
  const t = useTexts(reviewTexts)
  const { nameOf } = useRoleNames()
  if (items.length === 0) return null
  const rest = total - items.length
  return (
    <Stack gap={4} component="ul" m={0} ps="lg">
      {items.map(item => (
        <Text key={item.id} component="li" size="sm">
          <bdi>{item.user.name}</bdi> — <bdi>{nameOf(item.role)}</bdi>
        </Text>
      ))}
      {rest > 0 && (
        <Text component="li" size="sm" c="dimmed">
          {t('reviews.close.more', { count: rest })}
        </Text>
      )}
    </Stack>
  )
}

/** Without the default role nobody is a member: those who lose it leave. */
function useEndingMemberships({ id, on_undecided }: Campaign) {
  const { language } = useLanguage()
  const total = (decision: 'remove' | 'undecided') =>
    itemsQuery(id, { decision, automatic: true, limit: 1 }, language)
  const decided = useQuery(total('remove'))
  const enabled = on_undecided === 'remove'
  const undecided = useQuery({ ...total('undecided'), enabled })
  return {
    isPending: decided.isPending || (enabled && undecided.isPending),
    error: decided.error ?? undecided.error,
    count: (decided.data?.total ?? 0) + (undecided.data?.total ?? 0),
  }
}

function useClosing(id: string, onDone: () => void) {
  const t = useTexts(reviewTexts)
  return useMutation({
    mutationFn: () => closeCampaign(id),
    onSuccess: () => {
      onDone()
      showDone(t('reviews.close.done'))
    },
  })
}
