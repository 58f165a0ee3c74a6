import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sealBatchQuery, startSealBatch } from '../../../data/documents/batches.ts'
import type { Document } from '../../../data/documents/documents.ts'
import { type SignatureLevel, signaturesChanged } from '../../../data/documents/signatures.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { useFailureWords } from '../signatures/use-failure-words.ts'
import { documentTexts } from '../texts.ts'
import { BatchLines, BatchProgress } from './batch-progress.tsx'

type SealBatchProps = { documents: readonly Document[]; onClose: () => void }

const LEVELS: readonly SignatureLevel[] = ['B-LT', 'B-B', 'B-T', 'B-LTA']

/** One confirmation; the documents are sealed one after the other. */
export function SealBatchDialog({ documents, onClose }: SealBatchProps) {
  const t = useTexts(documentTexts)
  const [batch, setBatch] = useState<string | null>(null)
  return (
    <Dialog opened onClose={onClose} title={t('documents.batch.seal.title')}>
      {batch ? (
        <Sealing id={batch} documents={documents} onClose={onClose} />
      ) : (
        <Confirming documents={documents} onStarted={setBatch} onClose={onClose} />
      )}
    </Dialog>
  )
}

type ConfirmingProps = SealBatchProps & { onStarted: (id: string) => void }

function Confirming({ documents, onStarted, onClose }: ConfirmingProps) {
  const t = useTexts(documentTexts)
  const [level, setLevel] = useState<SignatureLevel>('B-LT')
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    setError(null)
    startSealBatch(
      documents.map(({ id }) => id),
      level,
    )
      .then(({ id }) => onStarted(id))
      .catch(problem => setError(problem as Error))
      .finally(() => setBusy(false))
  }
  return (
    <Stack>
      <ProblemAlert error={error} />
      <Text size="sm">{t('documents.batch.seal.text', { count: documents.length })}</Text>
      <SelectField
        label={t('documents.batch.level')}
        data={LEVELS.map(value => ({ value, label: value }))}
        value={level}
        allowDeselect={false}
        onChange={value => setLevel(LEVELS.find(one => one === value) ?? 'B-LT')}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('documents.batch.close')}
        </Button>
        <Button onClick={start} loading={isBusy}>
          {t('documents.batch.seal')}
        </Button>
      </Group>
    </Stack>
  )
}

function Sealing({ id, documents, onClose }: SealBatchProps & { id: string }) {
  const t = useTexts(documentTexts)
  const wordsOf = useFailureWords()
  const { data } = useQuery(sealBatchQuery(id))
  const isOver = data?.status === 'finished'
  useEffect(() => {
    if (isOver) void signaturesChanged()
  }, [isOver])
  const { done = 0, total = documents.length, failed = 0 } = data ?? {}
  const problems = (data?.items ?? []).filter(({ status }) => status === 'failed')
  return (
    <BatchProgress
      label={isOver ? t('documents.batch.seal.done') : t('documents.batch.seal.progress', { done, total })}
      done={done}
      total={total}
      onClose={onClose}
    >
      {failed > 0 && (
        <>
          <Text size="sm" fw={600}>
            {t('documents.batch.failed', { count: failed })}
          </Text>
          <BatchLines
            lines={problems.map(({ document, failure }) => ({
              ...document,
              text: wordsOf(failure) ?? '',
              tone: 'red',
            }))}
          />
        </>
      )}
    </BatchProgress>
  )
}
