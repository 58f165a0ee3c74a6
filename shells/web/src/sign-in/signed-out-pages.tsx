import { type ComponentType, useEffect } from 'react'
import { boot } from '../api/boot.ts'
import { onSessionChange } from '../api/session-channel.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../parts/overlay/lazy-part.ts'
import { returnPath } from './address/address.ts'
import { askedPage } from './asked-pages.tsx'
import { useBrand } from './brand.tsx'
import type { mn } from './messages/mn.ts'
import { LandingPage } from './pages/landing-page.tsx'
import { LoginPage } from './pages/login-page.tsx'
import { signInTexts } from './texts.ts'

type PageName = Extract<keyof (typeof mn)['texts'], `${string}.page`>
type Page = { readonly name: PageName; readonly Screen: ComponentType }

const LANDING: Page = { name: 'landing.page', Screen: LandingPage }

// Behind a link that was sent or printed: seen once in a while.
const ForgottenPage = lazyPart(() => import('./pages/forgotten-page.tsx'), 'ForgottenPage')
const InvitationPage = lazyPart(() => import('./pages/invitation-page.tsx'), 'InvitationPage')
const ResetPage = lazyPart(() => import('./pages/reset-page.tsx'), 'ResetPage')
const ContinuePage = lazyPart(() => import('./sso/continue-page.tsx'), 'ContinuePage')
const SetupPage = lazyPart(() => import('./pages/setup-page.tsx'), 'SetupPage')
const ChangeEmailPage = lazyPart(() => import('./email-change/email-change-pages.tsx'), 'ChangeEmailPage')
const UndoEmailPage = lazyPart(() => import('./email-change/email-change-pages.tsx'), 'UndoEmailPage')
const SharePage = lazyPart(() => import('./share/share-page.tsx'), 'SharePage')
const VerifyPage = lazyPart(() => import('./pages/verify-page.tsx'), 'VerifyPage')

// Not lazy: all the others together are smaller than one more round trip is worth.
const PAGES: Readonly<Record<string, Page>> = {
  '/login': { name: 'login.page', Screen: LoginPage },
  '/continue': { name: 'login.page', Screen: ContinuePage },
  '/invitation': { name: 'invitation.page', Screen: InvitationPage },
  '/forgot-password': { name: 'forgotten.page', Screen: ForgottenPage },
  '/reset-password': { name: 'reset.page', Screen: ResetPage },
  '/verify-email': { name: 'verify.page', Screen: VerifyPage },
  '/change-email': { name: 'change_email.page', Screen: ChangeEmailPage },
  '/undo-email': { name: 'undo_email.page', Screen: UndoEmailPage },
  '/share': { name: 'share.page', Screen: SharePage },
  '/setup': { name: 'setup.page', Screen: SetupPage },
}

/** Each page is an address of its own, served anew: no router is needed between them. */
export function SignedOutPages() {
  const Asked = askedPage()
  return Asked ? <Asked /> : <OwnPage />
}

function OwnPage() {
  const t = useTexts(signInTexts)
  const { name, Screen } = PAGES[location.pathname.replace(/\/+$/, '')] ?? LANDING
  const title = `${t(name)} · ${useBrand().name}`
  useEffect(() => {
    document.title = title
  }, [title])
  const isLeaving = useSignedInElsewhere(Screen === LoginPage)
  return isLeaving ? null : <Screen />
}

/** Somebody who is signed in, here or in another tab, has nothing to do on the sign-in page. */
function useSignedInElsewhere(isLogin: boolean): boolean {
  const isLeaving = isLogin && boot.signed_in
  useEffect(() => {
    if (!isLogin) return
    if (isLeaving) location.replace(returnPath())
    return onSessionChange(() => location.reload())
  }, [isLogin, isLeaving])
  return isLeaving
}
