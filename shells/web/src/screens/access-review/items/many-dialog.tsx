import { Alert, Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
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

/** One word for many grants: first how many it would be, then the word. */
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

function Question({ campaign, choice, onClose, onDone }: ManyDialogProps & { choice: ManyChoice }) {
  const t = useTexts(reviewTexts)
  const tParts = useTexts(partsTexts)
  const preview = useQuery(decisionsPreviewQuery(campaign.id, choice))
  const [comment, setComment] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const isRequired = campaign.comment_required === 'always' || campaign.comment_required === choice.decision
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setError(null)
    try {
      const made = await decideMany(campaign.id, { ...choice, comment: comment.trim() || undefined }, false)
      showDone(t('reviews.many.done', { count: made.decided }))
      onDone()
    } catch (thrown) {
      setError(thrown as Error)
      setPending(false)
    }
  }
  const { data } = preview
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack>
        <ProblemAlert error={preview.error} />
        {data ? <Preview made={data} /> : !preview.error && <Skeleton height={44} />}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {tParts('parts.cancel')}
          </Button>
          <Button
            type="submit"
            color={choice.decision === 'remove' ? 'red' : undefined}
            loading={isPending}
            disabled={!data?.decided || (isRequired && comment.trim() === '')}
          >
            {t(`reviews.decision.${choice.decision}`)}
          </Button>
        </Group>
      </Stack>
    </form>
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
