import { Button } from '@mantine/core'
import { IconRosette } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { createEvidencePack, type EvidenceOf } from '../../data/documents/batches.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useConfirm } from '../overlay/use-confirm.tsx'
import { evidenceTexts } from './texts.ts'

/** Makes a document of what is looked at, sealed where the organisation has a seal, and opens it. */
export function SealEvidenceButton({ evidence }: { evidence: EvidenceOf }) {
  const t = useTexts(evidenceTexts)
  const canSeal = useCan('documents.seal')
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  if (!canSeal) return null
  const start = () =>
    confirm({
      title: t('evidence.title'),
      effect: t('evidence.effect'),
      verb: t('evidence.verb'),
      tone: 'brand',
      onConfirm: async () => {
        const { document_id } = await createEvidencePack(evidence)
        await navigate({ to: '/documents/$id', params: { id: document_id } })
      },
    })
  return (
    <>
      <Button variant="default" leftSection={<IconRosette size={18} />} onClick={start}>
        {t('evidence.verb')}
      </Button>
      {dialog}
    </>
  )
}
