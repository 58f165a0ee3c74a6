import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter, IconRosette } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import {
  companyQuery,
  paperAddress,
  readPaper,
  readSealedPaper,
} from '../../../data/business/invoicing-papers.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { saveFile } from '../../../parts/copy/save-file.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { invoicingTexts } from '../texts.ts'

/** The document on paper: kept, printed, or sealed. */
export function PaperActions({ document }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const [problem, setProblem] = useState<Error | null>(null)
  const print = async () => {
    // Opened at once: a browser lets no window open by itself later.
    const page = window.open('', '_blank')
    try {
      const address = URL.createObjectURL(await readPaper(document.id))
      if (page) page.location.href = address
      setProblem(null)
    } catch (error) {
      page?.close()
      setProblem(error as Error)
    }
  }
  return (
    <>
      <Button
        variant="default"
        component="a"
        href={paperAddress(document.id)}
        download
        leftSection={<IconFileTypePdf size={18} />}
      >
        {t('invoicing.pdf')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => void print()}>
        {t('invoicing.print')}
      </Button>
      <SealAction document={document} />
      <ProblemAlert error={problem} />
    </>
  )
}

/** For whoever may seal, where there is a seal. */
function SealAction({ document: { id, number, kind, state } }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const canSeal = useCan('documents.seal')
  const isOurs = state === 'posted' && (kind === 'invoice' || kind === 'credit_note')
  const { data } = useQuery({ ...companyQuery, enabled: canSeal && isOurs })
  const [confirm, dialog] = useConfirm()
  if (!data?.can_seal) return null
  const seal = () =>
    confirm({
      title: t('invoicing.seal.title'),
      effect: t('invoicing.seal.effect'),
      verb: t('invoicing.seal'),
      tone: 'brand',
      onConfirm: async () => saveFile(await readSealedPaper(id), `${number}.pdf`),
    })
  return (
    <>
      <Button variant="default" leftSection={<IconRosette size={18} />} onClick={seal}>
        {t('invoicing.seal')}
      </Button>
      {dialog}
    </>
  )
}
