import type { DocumentSummary } from '../../data/business/invoicing.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { invoicingTexts } from './texts.ts'

const TONES = { draft: 'neutral', open: 'info', overdue: 'danger', paid: 'success' } as const

/** Whether anything of an amount is left. */
export const isNothing = (amount: string): boolean => /^[0.]*$/.test(amount)

type DocumentStatusProps = { document: Pick<DocumentSummary, 'state' | 'overdue' | 'due'> }

export function DocumentStatus({ document: { state, overdue, due } }: DocumentStatusProps) {
  const t = useTexts(invoicingTexts)
  const posted = isNothing(due.amount) ? 'paid' : overdue ? 'overdue' : 'open'
  const status = state === 'draft' ? 'draft' : posted
  return <StatusBadge tone={TONES[status]}>{t(`invoicing.status.${status}`)}</StatusBadge>
}
