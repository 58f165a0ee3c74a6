import { lazyPart } from '../../parts/overlay/lazy-part.ts'

/** Most who come are asked for one thing, to sign in or to agree: loaded while it is asked what. */
export const ConsentStep = lazyPart(() => import('./consent-step.tsx'), 'ConsentStep')
export const LoginStep = lazyPart(() => import('./login-step.tsx'), 'LoginStep')
