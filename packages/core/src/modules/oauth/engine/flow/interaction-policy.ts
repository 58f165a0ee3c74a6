import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { requestOf } from '../request.ts'
import { needsNewSignIn } from './authorisation.ts'

const { Check, Prompt, base } = interactionPolicy

/** The engine's own checks, and two of ours: choosing who to be, and a session that is not enough for the client's tenant. */
export function createPolicy() {
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
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
