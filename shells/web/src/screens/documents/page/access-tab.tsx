import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AccessLevel,
  accessQuery,
  changeAccess,
  type DocumentAccess,
  removeAccess,
} from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import type { DocumentTabProps } from '../tab-props.ts'
import { documentTexts } from '../texts.ts'
import { SubjectSelect } from './subject-select.tsx'

const LEVELS = ['read', 'comment', 'edit'] as const

/** Who may see the document, comment on it, edit it. */
export function AccessTab({ document }: DocumentTabProps) {
  const t = useTexts(documentTexts)
  const { data, error, refetch } = useQuery(accessQuery(document.id))
  const [problem, setProblem] = useState<Error | null>(null)
  const run = (act: Promise<void>) => void act.then(() => setProblem(null), setProblem)
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines count={3} height={56} />
  const canEdit = document.access === 'edit'
  return (
    <Card title={t('documents.access.title')} description={t('documents.access.text')} maw={760}>
      <Stack gap="sm">
        {canEdit && (
          <SubjectSelect
            label={t('documents.access.add')}
            without={data.items.map(({ id }) => id)}
            onPick={subject => run(changeAccess(document.id, subject, 'read'))}
          />
        )}
        <ProblemAlert error={problem} />
        {data.items.map(entry => (
          <Entry
            key={entry.id}
            entry={entry}
            canEdit={canEdit && !entry.is_owner}
            onLevel={level => run(changeAccess(document.id, entry, level))}
            onRemove={() => run(removeAccess(document.id, entry.id))}
          />
        ))}
      </Stack>
    </Card>
  )
}

type EntryProps = {
  entry: DocumentAccess
  canEdit: boolean
  onLevel: (level: AccessLevel) => void
  onRemove: () => void
}

function Entry({ entry: { kind, name, level, is_owner }, canEdit, onLevel, onRemove }: EntryProps) {
  const t = useTexts(documentTexts)
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={0} miw={140} flex={1}>
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {is_owner ? t('documents.column.owner') : t(`documents.subject.${kind}`)}
        </Text>
      </Stack>
      {canEdit ? (
        <Group gap="xs" wrap="nowrap">
          <SelectField
            aria-label={t('documents.access.level', { name })}
            w={190}
            allowDeselect={false}
            data={LEVELS.map(value => ({ value, label: t(`documents.level.${value}`) }))}
            value={level}
            onChange={value => value && onLevel(value as AccessLevel)}
          />
          <Button
            variant="subtle"
            color="gray"
            onClick={onRemove}
            aria-label={t('documents.access.remove_of', { name })}
          >
            {t('documents.access.remove')}
          </Button>
        </Group>
      ) : (
        <Text size="sm">{t(`documents.level.${level}`)}</Text>
      )}
    </Group>
  )
}
