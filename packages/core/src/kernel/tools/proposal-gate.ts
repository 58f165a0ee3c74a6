import type { FastifyRequest } from 'fastify'
import type { SessionContext } from '../context.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'

export type ProposedRequest = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Who brought the proposal, and how it is given back when the request is refused after all. */
export type Claim = { readonly via: string; release(): Promise<void> }

export type ProposalGate = { claim(ctx: SessionContext, request: ProposedRequest): Promise<Claim> }

export const proposalGates = defineExtensionPoint<ProposalGate>('proposal gate')

const HEADER = 'assistant-proposal'

export const isProposed = ({ headers, method }: FastifyRequest): boolean =>
  headers[HEADER] !== undefined && method !== 'GET'

/**
 * A person's click sends the ordinary request, with the id of the proposal that they were shown. It is carried out only when it is that
 * very request, and the audit says where it came from.
 */
export async function underProposal<T>(
  request: FastifyRequest,
  work: (ctx: FastifyRequest['ctx']) => Promise<T>,
): Promise<T> {
  const { ctx } = request
  const id = request.headers[HEADER]
  const [gate] = ctx.services.modules.extensions(proposalGates)
  if (!gate || !('person' in ctx)) return work(ctx)
  const session = ctx as SessionContext
  const claim = await gate.claim(session, {
    id: String(id),
    method: request.method,
    path: request.url,
    body: request.body,
  })
  try {
    return await work({ ...session, actor: { ...session.actor, via: claim.via } } as SessionContext)
  } catch (error) {
    await claim.release()
    throw error
  }
}
