import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { NATIONAL_IDENTIFIERS } from '../../../clients/index.ts'
import { scopesIn } from '../../interactions/scopes.ts'
import { registrationOf } from '../clients/clients.ts'
import { requestOf } from '../request.ts'
import { agreedWith, needsNewSignIn } from './authorisation.ts'

const { Check, Prompt, base } = interactionPolicy

/**
 * The engine's own checks, and three of ours: choosing who to be, a session that is not enough for the client's tenant, and
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

function lacksIdentifiers(ctx: KoaContextWithOIDC): boolean {
  const { access } = requestOf(ctx)
  const { oidc } = ctx
  const client = registrationOf(oidc.client!)
  if (!access || !scopesIn(oidc.params as Params, client).includes(NATIONAL_IDENTIFIERS)) return false
  return !agreedWith(client, access).scopes.includes(NATIONAL_IDENTIFIERS)
}

type Params = Readonly<Record<string, string | undefined>>
