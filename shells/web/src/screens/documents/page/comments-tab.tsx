import { Button, Group, Pill, Stack, Text, Textarea } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  commentsQuery,
  createComment,
  type DocumentComment,
  removeComment,
} from '../../../data/documents/documents.ts'
import { useCan, useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { Card } from '../../../parts/page/card.tsx'
import { PersonAvatar } from '../../../parts/person/person-avatar.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import type { DocumentTabProps } from '../tab-props.ts'
import { documentTexts } from '../texts.ts'
import { SubjectSelect } from './subject-select.tsx'

export function CommentsTab({ document }: DocumentTabProps) {
  const t = useTexts(documentTexts)
  const { data, error, refetch } = useQuery(commentsQuery(document.id))
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines count={3} height={72} />
  return (
    <Stack gap="md" maw={760}>
      {document.access !== 'read' && <NewComment documentId={document.id} />}
      {data.items.length === 0 && (
        <EmptyState
          icon={IconMessage}
          title={t('documents.comments.none')}
          text={t('documents.comments.none.text')}
        />
      )}
      {data.items.map(comment => (
        <CommentCard key={comment.id} documentId={document.id} comment={comment} />
      ))}
    </Stack>
  )
}

type Named = { id: string; name: string }

/** People are named beside the text: who reads it sees them, and they are told. */
function NewComment({ documentId }: { documentId: string }) {
  const t = useTexts(documentTexts)
  const [named, setNamed] = useState<Named[]>([])
  const state = useApiForm({
    initialValues: { text: '' },
    validate: { text: value => (value.trim() === '' ? t('documents.comment.required') : null) },
    onSubmit: ({ text }) =>
      createComment(
        documentId,
        text.trim(),
        named.map(({ id }) => id),
      ),
    onDone: () => {
      state.form.setFieldValue('text', '')
      setNamed([])
    },
  })
  return (
    <Card>
      <ApiForm state={state}>
        <Textarea
          label={t('documents.comment')}
          autosize
          minRows={2}
          maxLength={4000}
          {...state.form.getInputProps('text')}
        />
        <Group justify="space-between" align="flex-start">
          <NamedPeople named={named} onChange={setNamed} />
          <Button type="submit" loading={state.isSaving}>
            {t('documents.comment.send')}
          </Button>
        </Group>
      </ApiForm>
    </Card>
  )
}

type NamedPeopleProps = { named: readonly Named[]; onChange: (named: Named[]) => void }

function NamedPeople({ named, onChange }: NamedPeopleProps) {
  const t = useTexts(documentTexts)
  return (
    <Stack gap="xs">
      <SubjectSelect
        label={t('documents.mention')}
        kind="person"
        without={named.map(({ id }) => id)}
        onPick={person => onChange([...named, person])}
      />
      <Group gap={6}>
        {named.map(person => (
          <Pill
            key={person.id}
            withRemoveButton
            removeButtonProps={{ 'aria-label': t('documents.mention.remove', { name: person.name }) }}
            onRemove={() => onChange(named.filter(({ id }) => id !== person.id))}
          >
            <bdi>@{person.name}</bdi>
          </Pill>
        ))}
      </Group>
    </Stack>
  )
}

function CommentCard({ documentId, comment }: { documentId: string; comment: DocumentComment }) {
  const t = useTexts(documentTexts)
  const { user } = useMe()
  const canManage = useCan('documents.manage')
  const { author, text, mentions, created_at, version_no } = comment
  return (
    <Card>
      <Group wrap="nowrap" align="flex-start">
        <PersonAvatar id={author.id} name={author.name} size={32} />
        <Stack gap={4} flex={1} miw={0}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              <bdi>{author.name}</bdi>
            </Text>
            <Text size="sm" c="dimmed" component="span">
              <RelativeTime value={created_at} />
              {version_no > 0 && <> · {t('documents.version', { no: version_no })}</>}
            </Text>
          </Group>
          <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <bdi>{text}</bdi>
          </Text>
          {mentions.length > 0 && (
            <Group gap={6}>
              {mentions.map(({ id, name }) => (
                <Pill key={id}>
                  <bdi>@{name}</bdi>
                </Pill>
              ))}
            </Group>
          )}
        </Stack>
        {(author.id === user.id || canManage) && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => void removeComment(documentId, comment.id)}
          >
            {t('documents.comment.remove')}
          </Button>
        )}
      </Group>
    </Card>
  )
}
