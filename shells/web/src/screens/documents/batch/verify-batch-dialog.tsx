import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { startVerification, verificationQuery } from '../../../data/documents/batches.ts'
import type { Document } from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { documentTexts } from '../texts.ts'
import { BatchLines, BatchProgress } from './batch-progress.tsx'

type VerifyBatchProps = { documents: readonly Document[]; onClose: () => void }

const TONES = { valid: 'green', valid_with_warnings: 'orange', invalid: 'red', unknown: 'orange' } as const

/** Begins at once: verifying changes nothing. */
export function VerifyBatchDialog({ documents, onClose }: VerifyBatchProps) {
  const t = useTexts(documentTexts)
  const [batch, setBatch] = useState<string | null>(null)
  const [error, setError] = useState<Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen when the dialog opened is verified, once
  useEffect(() => {
    startVerification(documents.map(({ id }) => id)).then(
      ({ id }) => setBatch(id),
      problem => setError(problem as Error),
    )
  }, [])
  return (
    <Dialog opened onClose={onClose} title={t('documents.batch.verify.title')}>
      <ProblemAlert error={error} />
      {batch ? (
        <Verifying id={batch} documents={documents} onClose={onClose} />
      ) : (
        !error && <WaitingLines count={2} height={24} />
      )}
    </Dialog>
  )
}

function Verifying({ id, documents, onClose }: VerifyBatchProps & { id: string }) {
  const t = useTexts(documentTexts)
  const { data } = useQuery(verificationQuery(id))
  const { done = 0, total = documents.length, results = [] } = data ?? {}
  const titleOf = (document: string) => documents.find(one => one.id === document)?.title ?? ''
  return (
    <BatchProgress
      label={
        data?.status === 'finished'
          ? t('documents.batch.verify.done')
          : t('documents.batch.verify.progress', { done, total })
      }
      done={done}
      total={total}
      onClose={onClose}
    >
      <BatchLines
        lines={results.map(({ document_id, verdict }) => ({
          id: document_id,
          title: titleOf(document_id),
          text: t(`documents.verdict.${verdict ?? 'none'}`),
          tone: verdict ? TONES[verdict] : 'red',
        }))}
      />
    </BatchProgress>
  )
}
