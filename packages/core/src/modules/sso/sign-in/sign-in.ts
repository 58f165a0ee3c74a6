import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ProvidedIdentity } from '../../../kernel/oidc/provided-identity.ts'
import {
  type Entered,
  endPreviousSession,
  enter,
  findPreviousSession,
  recordRefusedNetwork,
  requireReplaceable,
} from '../../identity/index.ts'
import { insertPersonWithoutAddress, releasePerson, selectPerson } from '../../tenancy/index.ts'
import { KEEP_ORIGIN } from '../identities/keep-origin.ts'
import type { FoundProvider } from '../providers/find-provider.ts'
import type { Arrival, IdentityProvider, NewPerson, Recognised } from '../providers/identity-providers.ts'
import { hasSeveralFactors } from './several-factors.ts'

type Entering = {
  readonly identity: ProvidedIdentity
  readonly tenant: string | undefined
  /** The person agreed that another person's session in this browser ends. */
  readonly replaces: boolean
}

/** From what a provider vouches for to a session of ours. The browser holds one: the one before ends. */
export async function signInWithIdentity(
  ctx: Context,
  found: FoundProvider,
  entering: Entering,
): Promise<Entered> {
  const recognised = await found.source.recognise(ctx, found.provider, entering.identity)
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, recognised.kind === 'known' ? recognised.person_id : null, entering.replaces)
  const entered = await enterAs(ctx, found, { ...entering, recognised })
  if (previous && 'session' in entered) await endPreviousSession(ctx, previous)
  return entered
}

async function enterAs(
  ctx: Context,
  found: FoundProvider,
  { identity, tenant, recognised }: Entering & { readonly recognised: Recognised },
): Promise<Entered> {
  const { source, provider } = found
  const person_id = await arrive(ctx, found, { identity, recognised })
  return recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in through a provider', async tx => {
      if (!(await source.hold(tx, provider))) throw new AppError(503, 'sso_unavailable')
      return beginSession(tx, ctx, { provider, identity, tenant, person_id })
    }),
  )
}

type Arriving = { readonly identity: ProvidedIdentity; readonly recognised: Recognised }

/** Admits a known person, or a new one who is created for it. Returns the person's id. */
async function arrive(
  ctx: Context,
  { source, provider }: FoundProvider,
  { identity, recognised }: Arriving,
): Promise<string> {
  const admit = async (arrival: Arrival): Promise<string> => {
    await source.admit(ctx, provider, { identity, arrival })
    return arrival.person_id
  }
  if (recognised.kind === 'known') return admit(known(recognised))
  const person_id = await makePerson(ctx, recognised.person)
  try {
    return await admit({ person_id, person: recognised.person })
  } catch (error) {
    await inPlatform(ctx, 'sign in through a provider', tx => releasePerson(tx, ctx, person_id))
    // The same person may have come in twice at once, and be here by now.
    const again = await source.recognise(ctx, provider, identity)
    if (again.kind === 'known') return admit(known(again))
    throw error
  }
}

const known = ({ person_id }: { person_id: string }): Arrival => ({ person_id, person: null })

/**
 * Always somebody new, who owns no address: the word of a tenant's provider is no way to become a person who is known elsewhere,
 * and the answer is the same whether there is such a person or not.
 */
const makePerson = (ctx: Context, newcomer: NewPerson): Promise<string> =>
  inPlatform(ctx, 'sign in through a provider', tx => insertPersonWithoutAddress(tx, newcomer))

type Beginning = {
  provider: IdentityProvider
  identity: ProvidedIdentity
  tenant: string | undefined
  person_id: string
}

async function beginSession(tx: PlatformTx, ctx: Context, begin: Beginning): Promise<Entered> {
  const { provider, identity, tenant } = begin
  const person = await selectPerson(tx, begin.person_id)
  if (!person) throw new AppError(403, 'not_a_member')
  const own = provider.tenant
  const { id, issuer } = provider
  const { subject, sid } = identity
  return enter(tx, ctx, {
    person,
    ...((own?.id ?? tenant) !== undefined && { tenant: own?.id ?? tenant }),
    auth_methods: hasSeveralFactors(identity.claims['amr']) ? ['fed', 'mfa'] : ['fed'],
    acr: 'acr:1',
    ...(own && { provider_id: provider.id, confined: true }),
    followUp: { kind: KEEP_ORIGIN.kind, data: { provider: id, issuer, subject, sid } },
  })
}
