import { IconInfoCircle } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../parts/notice.tsx'
import { documentTexts } from './texts.ts'
import type { ByCode } from './use-verification.ts'

/** What the code on a printed page says: who signed the document that it stands on. */
export function CodeResult({ found }: { found: ByCode }) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  if (typeof found === 'string')
    return (
      <Notice tone="info" icon={IconInfoCircle} title={t('check.code.unknown')}>
        {t(found === 'malformed' ? 'check.code.malformed' : 'check.code.unknown.text')}
      </Notice>
    )
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className="verdict">
      <h2>{t('check.code.title')}</h2>
      <p className="quiet">{t('check.code.text')}</p>
      <ol className="signature-list">
        {found.signed?.map(({ signer, signed_at, level }) => (
          <li key={`${signer} ${signed_at}`} className="signature-card">
            <h3>
              <bdi>{signer}</bdi>
            </h3>
            <p className="quiet">
              {fmt.dateTime(language, new Date(signed_at), { timeZone })} · {level}
            </p>
          </li>
        ))}
      </ol>
      <p className="quiet hash">
        {t('check.file.hash')}: <code>{found.sha256}</code>
      </p>
    </section>
  )
}
