import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconFileUnknown,
  IconHelpCircle,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { SignatureCard } from './signature-card.tsx'
import { documentTexts } from './texts.ts'
import type { Answer } from './verify-calls.ts'

const LOOKS = {
  valid: { icon: IconCircleCheck, tone: 'good' },
  valid_with_warnings: { icon: IconAlertTriangle, tone: 'careful' },
  invalid: { icon: IconCircleX, tone: 'bad' },
  unknown: { icon: IconHelpCircle, tone: 'careful' },
  unsigned: { icon: IconFileUnknown, tone: 'careful' },
} as const

/** The verdict first, in a sentence; then each signature. */
export function FileResult({ answer, name }: { answer: Answer; name: string }) {
  const t = useTexts(documentTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another result
  useEffect(() => heading.current?.focus(), [answer])
  const signatures = answer.signatures ?? []
  const verdict = signatures.length === 0 ? 'unsigned' : (answer.verdict ?? 'unknown')
  const { icon: Mark, tone } = LOOKS[verdict]
  const isCut = answer.known === 'earlier_revision'
  return (
    <section className="verdict" aria-label={name}>
      <div className="verdict-head" data-tone={tone}>
        <Mark size={40} stroke={1.6} aria-hidden />
        <div>
          <h2 ref={heading} tabIndex={-1} className="quiet-focus">
            {t(`check.verdict.${verdict}`)}
          </h2>
          <p>{t(`check.verdict.${verdict}.text`)}</p>
        </div>
      </div>
      {verdict !== 'unsigned' && (
        <p className="known" data-tone={isCut ? 'careful' : undefined}>
          {t(`check.known.${answer.known}`)}
        </p>
      )}
      {signatures.length > 0 && (
        <ol className="signature-list" aria-label={t('check.signature.list')}>
          {signatures.map((signature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the signatures of a file have no other name
            <li key={index}>
              <SignatureCard signature={signature} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
