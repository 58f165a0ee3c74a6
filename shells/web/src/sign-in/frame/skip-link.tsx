import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'

/** Not a link to `#main`: behind the hash may stand the token of a mailed link, which must stay. */
export function SkipLink() {
  const t = useTexts(signInTexts)
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
      {t('bar.skip')}
    </button>
  )
}
