import { IconInfoCircle } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { factorTexts } from '../../parts/factors/texts.ts'
import { Notice } from '../parts/notice.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import type { Sending } from '../use-send.ts'

/** Why it came to nothing: the server refused, or the person closed the dialog of the browser. */
export function Refusal({ sending, isCancelled }: { sending: Sending; isCancelled: boolean }) {
  const t = useTexts(factorTexts)
  if (isCancelled)
    return (
      <Notice tone="wait" icon={IconInfoCircle}>
        {t('factors.cancelled')}
      </Notice>
    )
  return <ProblemNotice {...sending} />
}
