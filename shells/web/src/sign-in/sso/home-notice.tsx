import { IconBuilding } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../parts/notice.tsx'
import { ssoTexts } from './texts.ts'

/** Why no password is asked for; with a way back for whoever has one. */
export function HomeNotice({ onPassword }: { onPassword: (() => void) | undefined }) {
  const t = useTexts(ssoTexts)
  return (
    <>
      <div role="status">
        <Notice tone="info" icon={IconBuilding}>
          {t('home.text')}
        </Notice>
      </div>
      {onPassword && (
        <button type="button" className="form-link link-button" onClick={onPassword}>
          {t('home.password')}
        </button>
      )}
    </>
  )
}
