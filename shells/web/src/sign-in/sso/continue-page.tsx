import { IconLogin2, IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { boot } from '../../api/boot.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { useMethods } from '../methods.ts'
import { ButtonLink } from '../parts/button.tsx'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'
import { continueAddress } from './start-address.ts'
import { ssoTexts } from './texts.ts'

/** Nothing goes to a provider before somebody presses the button here: a link of another site is nobody's wish to sign in. */
export function ContinuePage() {
  const query = new URLSearchParams(location.search)
  const isReplacing = query.get('asks') === 'other_person' && boot.signed_in
  return (
    <SplitFrame>
      {isReplacing ? <OtherPerson /> : <LedHere provider={query.get('provider') ?? ''} />}
    </SplitFrame>
  )
}

function LedHere({ provider }: { provider: string }) {
  const t = useTexts(ssoTexts)
  const tSignIn = useTexts(signInTexts)
  const name = useMethods().providers.find(({ id }) => id === provider)?.name
  return (
    <div className="stack">
      <div className="outcome-mark" data-tone="good">
        <IconLogin2 size={30} stroke={1.75} className="rtl-flip" aria-hidden />
      </div>
      <h1 className="title">{t('continue.title')}</h1>
      <p className="quiet">{name ? t('continue.text', { name }) : t('continue.text.unnamed')}</p>
      <ButtonLink href={continueAddress()}>
        {name ? tSignIn('login.provider', { name }) : tSignIn('link.continue')}
      </ButtonLink>
      <a href="/" className="form-link">
        {t('continue.leave')}
      </a>
    </div>
  )
}

function OtherPerson() {
  const t = useTexts(ssoTexts)
  const tSignIn = useTexts(signInTexts)
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    // Without the name the question is still the right one.
    request<{ user: { name: string } }>('GET', '/me').then(
      ({ user }) => setName(user.name),
      () => {},
    )
  }, [])
  return (
    <div className="stack">
      <div className="outcome-mark">
        <IconUsers size={30} stroke={1.75} aria-hidden />
      </div>
      <h1 className="title">{t('continue.other.title')}</h1>
      <p className="quiet">{name ? t('continue.other.text', { name }) : t('continue.other.text.unnamed')}</p>
      <ButtonLink href={continueAddress({ replace: 'true' })}>{tSignIn('login.replace')}</ButtonLink>
      <ButtonLink variant="other" href="/">
        {name ? t('continue.stay', { name }) : t('continue.leave')}
      </ButtonLink>
    </div>
  )
}
