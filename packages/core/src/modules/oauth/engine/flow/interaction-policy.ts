import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { NATIONAL_IDENTIFIERS } from '../../../clients/index.ts'
import { scopesIn } from '../../interactions/scopes.ts'
import { registrationOf } from '../clients/clients.ts'
import { requestOf } from '../request.ts'
import { agreedWith, needsNewSignIn } from './authorisation.ts'
import { isStrongEnough, requestedAcr, requiredAcr } from './strength.ts'

const { Check, Prompt, base } = interactionPolicy

/**
 * The engine's own checks, and four of ours: choosing who to be, a session that is not enough for the client's tenant, one that is too weak, and
 * national identifiers, for which first-party clients ask too.
 */
export function createPolicy() {
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  policy.get('login')!.checks.add(
    new Check(
      'confined_session',
      'the session does not count in the organisation of the client',
      'login_required',
      (ctx: KoaContextWithOIDC) => {
        const { identity, access } = requestOf(ctx)
        if (!identity || !access) return Check.NO_NEED_TO_PROMPT
        return needsNewSignIn(identity, access) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
      },
    ),
  )
  policy
    .get('login')!
    .checks.add(
      new Check(
        'second_factor',
        'the session is not strong enough for the client or its organisation',
        'login_required',
        (ctx: KoaContextWithOIDC) => (isTooWeak(ctx) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT),
      ),
    )
  policy.get('consent')!.checks.remove('native_client_prompt')
  policy
    .get('consent')!
    .checks.add(
      new Check(
        'native_client_prompt',
        'native clients require End-User interaction',
        'interaction_required',
        (ctx: KoaContextWithOIDC) => (isUnknownNative(ctx) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT),
      ),
    )
  policy
    .get('consent')!
    .checks.add(
      new Check(
        'national_identifiers_missing',
        'national identifiers were not agreed to',
        'consent_required',
        (ctx: KoaContextWithOIDC) => (lacksIdentifiers(ctx) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT),
      ),
    )
  return policy
}

/** What tenant and client require, always; what the request asks for, once: whoever cannot give it goes on without. */
function isTooWeak(ctx: KoaContextWithOIDC): boolean {
  const { identity, access } = requestOf(ctx)
  const { oidc } = ctx
  if (!identity || !access) return false
  if (!isStrongEnough(identity, access, requiredAcr(registrationOf(oidc.client!), access))) return true
  const requested = requestedAcr(oidc.params ?? {})
  return requested !== undefined && !oidc.result?.['login'] && !isStrongEnough(identity, access, requested)
}

/**
 * RFC 8252 §8.6: any program may pose as a native one, so the person is asked, unless the code goes to a key that they have used:
 * without it, the code is worth nothing.
 */
function isUnknownNative(ctx: KoaContextWithOIDC): boolean {
  const { client, result } = ctx.oidc
  const isNative = client!.applicationType === 'native' && !result?.['consent']
  return isNative && !requestOf(ctx).isDeviceKnown
}

function lacksIdentifiers(ctx: KoaContextWithOIDC): boolean {
  const { access } = requestOf(ctx)
  const { oidc } = ctx
  const client = registrationOf(oidc.client!)
  if (!access || !scopesIn(oidc.params as Params, client).includes(NATIONAL_IDENTIFIERS)) return false
  return !agreedWith(client, access).scopes.includes(NATIONAL_IDENTIFIERS)
}

type Params = Readonly<Record<string, string | undefined>>
