import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import {
  EidRefused,
  EidUnavailable,
  eidTextSigner,
  limitPrompts,
  noteRefusal,
  type TextSigner,
} from '../../eid/index.ts'
import type { AgreementBody, AgreementReply, AwaitReply, LookupBody } from '../contract.ts'
import { requirePurpose } from '../lookups/purpose.ts'
import { requireNumber, shownNumber } from '../lookups/registry-number.ts'
import type { Authorisation } from '../registry/port.ts'
import { agreementExpired, openAgreement, sealAgreement } from './agreement-token.ts'

/** How long a person has at the phone. */
const PROMPT_SECONDS = 120
const LONGEST_WAIT_MS = 25_000

/** What the registry wants signed (government registry, authType 2). */
const textOf = ({ number, timestamp }: { number: string; timestamp: number }): string =>
  `${number}.${timestamp}`

/** Asks the citizen on their phone to agree to one look-up, with PIN2 of the e-ID. */
export async function startAgreement(
  ctx: SessionContext,
  body: Static<typeof AgreementBody>,
): Promise<Static<typeof AgreementReply>> {
  const number = requireNumber('WS100101', body.registry_number)
  const purpose = requirePurpose(body.purpose)
  const { secrets, translator } = ctx.services
  if (!secrets.available) throw new AppError(422, 'secret_key_missing')
  const signer = requireSigner(ctx)
  await limitPrompts(ctx, { national_id: number })
  const timestamp = Math.floor(Date.now() / 1000)
  const shown = translator.text('mn', 'registry.agreement.prompt', { organisation: ctx.tenant.name })
  const order = { national_id: number, text: textOf({ number, timestamp }), shown }
  const { session_id, verification_code } = await told(ctx, number, () => signer.start(order))
  await noteAsked(ctx, { number, purpose })
  return {
    token: sealAgreement(ctx, 'asked', { number, timestamp, session_id }),
    verification_code,
    expires_at: new Date((timestamp + PROMPT_SECONDS) * 1000).toISOString(),
  }
}

function noteAsked(ctx: SessionContext, { number, purpose }: { number: string; purpose: string }) {
  const name = shownNumber('WS100101', number)
  return inTenant(ctx, tx =>
    recordSecurity(tx, ctx, {
      action: 'registry.agreement_asked',
      target: { type: 'registry_agreement', id: name, name },
      changes: { purpose: [null, purpose] },
    }),
  )
}

/** Waits for the citizen; once they signed, with what the look-up takes. */
export async function awaitAgreement(
  ctx: SessionContext,
  token: string,
  reply: ReplyTools,
): Promise<Static<typeof AwaitReply>> {
  const asked = openAgreement(ctx, 'asked', token)
  const signer = requireSigner(ctx)
  const order = { national_id: asked.number, text: textOf(asked), session_id: asked.session_id }
  const signed = await told(ctx, asked.number, () =>
    reply.wait(hash('sha256', token), signal =>
      signer.poll(order, { milliseconds: LONGEST_WAIT_MS, signal }).catch((error: unknown) => {
        // The caller left, or this process stops: the next request goes on.
        if (signal.aborted) return null
        throw error
      }),
    ),
  )
  if (!signed) return { status: 'pending', token: null }
  const { number, timestamp } = asked
  return { status: 'agreed', token: sealAgreement(ctx, 'given', { number, timestamp, ...signed }) }
}

type Given = NonNullable<Static<typeof LookupBody>['authorisation']>

/** As the registry takes it. What a citizen agreed to for themself opens nobody else. */
export function authorisationOf(
  ctx: SessionContext,
  number: string,
  given: Given | undefined,
): Authorisation | undefined {
  if (given?.method !== 'eid') return given
  const { number: signer, ...agreement } = openAgreement(ctx, 'given', given.token)
  const isCitizen = /\D/.test(number)
  if (isCitizen && signer !== number) throw agreementExpired()
  return { method: 'eid_signature', ...agreement, registry_number: signer }
}

function requireSigner(ctx: SessionContext): TextSigner {
  const signer = eidTextSigner(ctx)
  if (!signer) throw new AppError(503, 'eid_unavailable')
  return signer
}

/** What the e-ID answers, in words for whoever asked for a citizen: the reason itself is for the audit log. */
async function told<T>(ctx: SessionContext, number: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EidUnavailable)
      throw new AppError(503, 'eid_unavailable', { headers: { 'retry-after': '5' } })
    if (!(error instanceof EidRefused)) throw error
    await noteRefusal(ctx, { source: 'eid', reason: error.reason, national_id: number })
    throw new AppError(422, 'registry_agreement_refused')
  }
}
