import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Document } from '../../../data/documents/documents.ts'
import type { SignatureJob, SignatureLevel } from '../../../data/documents/signatures.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { SigningEnd, SigningWaiting } from '../signatures/signing-progress.tsx'
import { isUnderWay } from '../signatures/use-signing.ts'
import { documentTexts } from '../texts.ts'
import { BatchProgress } from './batch-progress.tsx'
import { useSigningInTurn } from './use-signing-in-turn.ts'

type SignBatchProps = { documents: readonly Document[]; onClose: () => void }

const LEVELS: readonly SignatureLevel[] = ['B-LT', 'B-B', 'B-T', 'B-LTA']

/** With the e-ID each document is confirmed for itself, one after the other. */
export function SignBatchDialog({ documents, onClose }: SignBatchProps) {
  const t = useTexts(documentTexts)
  const [level, setLevel] = useState<SignatureLevel>('B-LT')
  const signing = useSigningInTurn(documents)
  const { turn, signed, isOver } = signing
  const total = documents.length
  return (
    <Dialog opened onClose={onClose} title={t('documents.batch.sign.title')}>
      {turn === null ? (
        <Stack>
          <Text size="sm">{t('documents.batch.sign.text', { count: total })}</Text>
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
            <Button onClick={() => signing.signFrom(0, level)}>{t('documents.batch.sign')}</Button>
          </Group>
        </Stack>
      ) : (
        <BatchProgress
          label={
            isOver && signed === total
              ? t('documents.batch.sign.done')
              : t('documents.batch.sign.progress', { done: signed, total })
          }
          done={signed}
          total={total}
          onClose={onClose}
        >
          {!isOver && (
            <Present
              document={documents[turn.at]!}
              job={turn.job}
              error={turn.error}
              onAgain={() => signing.signFrom(turn.at, level)}
              onSkip={() => signing.signFrom(turn.at + 1, level)}
            />
          )}
        </BatchProgress>
      )}
    </Dialog>
  )
}

type PresentProps = {
  document: Document
  job: SignatureJob | undefined
  error: Error | undefined
  onAgain: () => void
  onSkip: () => void
}

/** The document whose turn it is. */
function Present({ document, job, error, onAgain, onSkip }: PresentProps) {
  const t = useTexts(documentTexts)
  const isStopped = error !== undefined || (job !== undefined && !isUnderWay(job) && job.status !== 'signed')
  return (
    <Stack gap="sm">
      <Text fw={600}>
        <bdi>{document.title}</bdi>
      </Text>
      <ProblemAlert error={error ?? null} />
      {job && isUnderWay(job) && <SigningWaiting job={job} />}
      {job && isStopped && (
        <Alert color="red" icon={<IconCircleX size={20} />} role="status">
          <SigningEnd job={job} />
        </Alert>
      )}
      {isStopped && (
        <Group gap="xs">
          <Button variant="default" onClick={onAgain}>
            {t('documents.batch.again')}
          </Button>
          <Button variant="default" onClick={onSkip}>
            {t('documents.batch.skip')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
