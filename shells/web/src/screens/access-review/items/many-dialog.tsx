import { Alert, Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type Decision,
  decideMany,
  decisionsPreviewQuery,
  type ManyDecisions,
} from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { reviewTexts } from '../texts.ts'

/** Either the items themselves, or what they have in common. */
export type ManyChoice = Pick<ManyDecisions, 'items' | 'filter'> & { decision: Decision }

type ManyDialogProps = {
  campaign: { id: string; comment_required: 'never' | 'remove' | 'always' }
  choice: ManyChoice | null
  onClose: () => void
  onDone: () => void
}

/** One decision for many grants: shows first how many it would change. */
export function ManyDialog({ campaign, choice, onClose, onDone }: ManyDialogProps) {
  const t = useTexts(reviewTexts)
  return (
    <Dialog
      opened={choice !== null}
      onClose={onClose}
      title={choice ? t(`reviews.many.title.${choice.decision}`) : ''}
    >
      {choice && <Question campaign={campaign} choice={choice} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

type QuestionProps = ManyDialogProps & { choice: ManyChoice }

function Question({ campaign, choice, onClose, onDone }: QuestionProps) {
  const t = useTexts(reviewTexts)
  const { data, error: previewError } = useQuery(decisionsPreviewQuery(campaign.id, choice))
  const [comment, setComment] = useState('')
  const { mutate, isPending, error } = useDecideMany({ campaign, choice, onDone })
  const isRequired = campaign.comment_required === 'always' || campaign.comment_required === choice.decision
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(comment.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ProblemAlert error={previewError} />
        {data ? <Preview made={data} /> : !previewError && <Skeleton height={44} />}
        <Textarea
          label={t('reviews.comment')}
          required={isRequired}
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
          value={comment}
          onChange={event => setComment(event.currentTarget.value)}
        />
        <ProblemAlert error={error} />
        <Buttons
          decision={choice.decision}
          isPending={isPending}
          canDecide={Boolean(data?.decided) && !(isRequired && comment.trim() === '')}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}

function useDecideMany({ campaign, choice, onDone }: Pick<QuestionProps, 'campaign' | 'choice' | 'onDone'>) {
  const t = useTexts(reviewTexts)
  return useMutation({
    mutationFn: (comment: string) =>
      decideMany(campaign.id, { ...choice, comment: comment || undefined }, false),
    onSuccess: ({ decided }) => {
      showDone(t('reviews.many.done', { count: decided }))
      onDone()
    },
  })
}

type ButtonsProps = { decision: Decision; isPending: boolean; canDecide: boolean; onClose: () => void }

function Buttons({ decision, isPending, canDecide, onClose }: ButtonsProps) {
  const t = useTexts(reviewTexts)
  const tParts = useTexts(partsTexts)
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose} disabled={isPending}>
        {tParts('parts.cancel')}
      </Button>
      <Button
        type="submit"
        color={decision === 'remove' ? 'red' : undefined}
        loading={isPending}
        disabled={!canDecide}
      >
        {t(`reviews.decision.${decision}`)}
      </Button>
    </Group>
  )
}

type Made = Awaited<ReturnType<typeof decideMany>>

function Preview({ made }: { made: Made }) {
  const t = useTexts(reviewTexts)
  return (
    <Stack gap="xs" role="status">
      <Text>{t('reviews.many.decided', { count: made.decided })}</Text>
      {made.unchanged > 0 && (
        <Text size="sm" c="dimmed">
          {t('reviews.many.unchanged', { count: made.unchanged })}
        </Text>
      )}
      {made.skipped > 0 && (
        <Text size="sm" c="dimmed">
          {t('reviews.many.skipped', { count: made.skipped })}
        </Text>
      )}
      {made.memberships_ending > 0 && (
        <Alert color="red" icon={<IconAlertTriangle />}>
          {t('reviews.many.memberships', { count: made.memberships_ending })}
        </Alert>
      )}
    </Stack>
  )
}
