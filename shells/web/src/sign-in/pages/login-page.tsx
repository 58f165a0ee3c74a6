import { IconInfoCircle } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { enter, errorInQuery, isSignedOut, tenantInQuery } from '../address/address.ts'
import { useFactorDue } from '../factors/factor-due.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { useMethods } from '../methods.ts'
import { EndingNotice } from '../parts/ending-notice.tsx'
import { Notice } from '../parts/notice.tsx'
import { signInTexts } from '../texts.ts'
import { WaysIn } from '../ways/ways-in.tsx'

const RefusalNotice = lazyPart(() => import('../sso/refusal-notice.tsx'), 'RefusalNotice')
const SecondFactor = lazyPart(() => import('../factors/second-factor.tsx'), 'SecondFactor')

export function LoginPage() {
  const t = useTexts(signInTexts)
  const methods = useMethods()
  const refusal = errorInQuery()
  const [due, cancel] = useFactorDue()
  if (due)
    return (
      <SplitFrame>
        <Suspense>
          <SecondFactor due={due} onSignedIn={() => enter()} onCancel={cancel} />
        </Suspense>
      </SplitFrame>
    )
  return (
    <SplitFrame>
      <div className="stack">
        <h1 className="title">{t('login.title')}</h1>
        {isSignedOut() && (
          <Notice tone="info" icon={IconInfoCircle}>
            {t('login.signed_out')}
          </Notice>
        )}
        {!isSignedOut() && <EndingNotice />}
        {refusal && (
          <Suspense>
            <RefusalNotice code={refusal} />
          </Suspense>
        )}
        <WaysIn methods={methods} tenant={tenantInQuery()} onSignedIn={() => enter()} />
      </div>
    </SplitFrame>
  )
}
