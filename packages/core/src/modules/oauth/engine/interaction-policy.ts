import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { needsNewSignIn } from './authorisation.ts'
import { requestOf } from './request.ts'

const { Check, base } = interactionPolicy

/** The engine's own checks, and one of ours: a session may not be enough for the client's tenant. */
export function createPolicy() {
  const policy = base()
  policy.get('login')!.checks.add(
    new Check(
      'confined_session',
      'the session does not count in the organisation of the client',
      'login_required',
      (ctx: KoaContextWithOIDC) => {
        const { identity, standing } = requestOf(ctx.req)
        if (!identity || !standing) return Check.NO_NEED_TO_PROMPT
        return needsNewSignIn(identity, standing) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
      },
    ),
  )
  return policy
}
