import './document.css'
import { useTexts } from '../../i18n/texts.ts'
import { BrandMark } from '../frame/brand-mark.tsx'
import { PageBar } from '../frame/page-bar.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { usePageTitle } from '../interaction/use-page-title.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { CodeResult } from './code-result.tsx'
import { DropZone } from './drop-zone.tsx'
import { FileResult } from './file-result.tsx'
import { documentTexts } from './texts.ts'
import { useVerification } from './use-verification.ts'

/** Anybody may have a signed file judged here; nobody has to be known for it. */
export function VerifyDocumentPage() {
  const t = useTexts(documentTexts)
  usePageTitle(t('check.page'))
  const { file, answer, byCode, sending, choose, isTooLarge } = useVerification()
  return (
    <div className="document-page">
      <SkipLink />
      <header className="landing-head">
        <BrandMark />
        <PageBar />
      </header>
      <main id="main" tabIndex={-1} className="document-main quiet-focus">
        <div>
          <h1 className="title">{t('check.title')}</h1>
          <p className="quiet">{t('check.text')}</p>
        </div>
        {byCode && !answer && <CodeResult found={byCode} />}
        <DropZone file={file} isBusy={sending.isSending} onFile={choose} />
        {isTooLarge && (
          <p role="alert" className="document-refused">
            {t('check.too_large')}
          </p>
        )}
        <ProblemNotice {...sending} />
        {answer && file && <FileResult answer={answer} name={file.name} />}
      </main>
    </div>
  )
}
