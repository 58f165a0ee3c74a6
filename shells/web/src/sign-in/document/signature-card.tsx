import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { documentTexts } from './texts.ts'
import type { SignatureJudged } from './verify-calls.ts'

const TONES = { TOTAL_PASSED: 'good', INDETERMINATE: 'careful', TOTAL_FAILED: 'bad' } as const

export function SignatureCard({ signature }: { signature: SignatureJudged }) {
  const t = useTexts(documentTexts)
  const { signer, status, kind, reasons } = signature
  return (
    <article className="signature-card">
      <header>
        <h3>
          {kind === 'timestamp' && <span className="quiet">{t('check.signature.timestamp')}: </span>}
          <bdi>{signer?.name || t('check.signature.unknown')}</bdi>
        </h3>
        <span className="status" data-tone={TONES[status]}>
          {t(`check.status.${status}`)}
        </span>
      </header>
      {reasons.map(({ code, message }) => (
        <p key={code} className="reason">
          {message}
        </p>
      ))}
      <Facts signature={signature} />
    </article>
  )
}

function Facts({ signature }: { signature: SignatureJudged }) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  const { signer, signed_at, is_time_proven, level, covers } = signature
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const facts: [string, string][] = []
  if (signed_at)
    facts.push([
      t(is_time_proven ? 'check.signature.signed_at' : 'check.signature.claimed_at'),
      fmt.dateTime(language, new Date(signed_at), { timeZone }),
    ])
  if (signer)
    facts.push([t('check.signature.issuer'), signer.issuer], [t('check.signature.serial'), signer.serial])
  if (level) facts.push([t('check.signature.level'), `${level}: ${t(`check.level.${level}`)}`])
  facts.push([t('check.signature.covers'), t('check.signature.covers.value', covers)])
  return (
    <dl className="signature-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
