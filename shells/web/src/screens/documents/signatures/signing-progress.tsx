import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SignatureJob } from '../../../data/documents/signatures.ts'
import { eidOptionsQuery } from '../../../data/own/eid.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EidWaiting } from '../../../parts/eid/eid-waiting.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { signingTexts } from './texts.ts'
import { useFailureWords } from './use-failure-words.ts'
import { isUnderWay } from './use-signing.ts'

type ProgressProps = { job: SignatureJob; error: Error | null; onClose: () => void; onAgain: () => void }

/** The code to compare while the person is asked, then how it ended. */
export function SigningProgress({ job, error, onClose, onAgain }: ProgressProps) {
  const t = useTexts(signingTexts)
  const wordsOf = useFailureWords()
  if (error) return <ProblemAlert error={error} />
  if (isUnderWay(job)) return <Waiting job={job} onCancel={onAgain} />
  const isSigned = job.status === 'signed'
  return (
    <Stack gap="md" role="status">
      <Alert
        color={isSigned ? 'green' : 'red'}
        icon={isSigned ? <IconCircleCheck size={20} /> : <IconCircleX size={20} />}
        title={t(isSigned ? 'signing.done' : `signing.end.${endOf(job)}`)}
      >
        {isSigned
          ? t('signing.done.text')
          : [wordsOf(job.failure), t('signing.end.text')].filter(Boolean).join(' ')}
      </Alert>
      <Group justify="flex-end" gap="xs">
        {!isSigned && (
          <Button variant="default" onClick={onAgain}>
            {t('signing.again')}
          </Button>
        )}
        <Button onClick={onClose}>{t('signing.close')}</Button>
      </Group>
    </Stack>
  )
}

const endOf = ({ status }: SignatureJob): 'refused' | 'expired' | 'cancelled' | 'failed' =>
  status === 'refused' || status === 'expired' || status === 'cancelled' ? status : 'failed'

/** How it ended without a signature, and why. */
export function SigningEnd({ job }: { job: SignatureJob }) {
  const t = useTexts(signingTexts)
  const wordsOf = useFailureWords()
  const told = [t(`signing.end.${endOf(job)}`), wordsOf(job.failure)].filter(Boolean)
  return <>{told.join('. ')}</>
}

function Waiting({ job, onCancel }: { job: SignatureJob; onCancel: () => void }) {
  const t = useTexts(signingTexts)
  return (
    <Stack gap="md">
      <SigningWaiting job={job} />
      {job.method === 'eid' && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('signing.cancel')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** What the person compares and does on the phone; of a seal, that it is being put on. */
export function SigningWaiting({ job }: { job: SignatureJob }) {
  const t = useTexts(signingTexts)
  const options = useQuery(eidOptionsQuery)
  if (job.method === 'seal')
    return (
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text>{t('signing.sealing')}</Text>
      </Group>
    )
  return (
    <Stack gap="md">
      <Text>{t('signing.waiting')}</Text>
      <EidWaiting
        shown={{
          id: job.id,
          verification_code: job.verification_code ?? null,
          channel: 'digital_signature',
          device_links: [],
          received_at: Date.now(),
          expires_at: job.expires_at,
        }}
        phonePage={options.data?.phone_page ?? null}
      />
    </Stack>
  )
}
