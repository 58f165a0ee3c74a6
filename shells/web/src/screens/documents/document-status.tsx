import type { DocumentStatus } from '../../data/documents/documents.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../parts/badge/status-badge.tsx'
import { documentTexts } from './texts.ts'

export const DOCUMENT_STATUSES = [
  'draft',
  'in_approval',
  'approved',
  'returned',
  'rejected',
  'signed',
  'archived',
] as const satisfies readonly DocumentStatus[]

const TONES: Readonly<Record<DocumentStatus, Tone>> = {
  draft: 'neutral',
  in_approval: 'info',
  approved: 'success',
  returned: 'warning',
  rejected: 'danger',
  signed: 'success',
  archived: 'neutral',
}

export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const t = useTexts(documentTexts)
  return <StatusBadge tone={TONES[status]}>{t(`documents.status.${status}`)}</StatusBadge>
}
