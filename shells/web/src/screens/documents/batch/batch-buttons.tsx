import { Button } from '@mantine/core'
import { IconRosette, IconShieldCheck, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import type { Document } from '../../../data/documents/documents.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { documentTexts } from '../texts.ts'

const SealBatchDialog = lazyPart(() => import('./seal-batch-dialog.tsx'), 'SealBatchDialog')
const SignBatchDialog = lazyPart(() => import('./sign-batch-dialog.tsx'), 'SignBatchDialog')
const VerifyBatchDialog = lazyPart(() => import('./verify-batch-dialog.tsx'), 'VerifyBatchDialog')

type BatchButtonsProps = { documents: readonly Document[]; clear: () => void }

/** What is done with many documents at once: signatures one after the other, one seal by one confirmation, and verification. */
export function BatchButtons({ documents, clear }: BatchButtonsProps) {
  const t = useTexts(documentTexts)
  const canSeal = useCan('documents.seal')
  const [open, setOpen] = useState<'seal' | 'sign' | 'verify' | null>(null)
  const close = () => {
    setOpen(null)
    clear()
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSignature size={16} />}
        onClick={() => setOpen('sign')}
      >
        {t('documents.batch.sign')}
      </Button>
      {canSeal && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRosette size={16} />}
          onClick={() => setOpen('seal')}
        >
          {t('documents.batch.seal')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShieldCheck size={16} />}
        onClick={() => setOpen('verify')}
      >
        {t('documents.batch.verify')}
      </Button>
      <LazyOverlay opened={open === 'sign'}>
        {open === 'sign' && <SignBatchDialog documents={documents} onClose={close} />}
      </LazyOverlay>
      <LazyOverlay opened={open === 'seal'}>
        {open === 'seal' && <SealBatchDialog documents={documents} onClose={close} />}
      </LazyOverlay>
      <LazyOverlay opened={open === 'verify'}>
        {open === 'verify' && <VerifyBatchDialog documents={documents} onClose={close} />}
      </LazyOverlay>
    </>
  )
}
