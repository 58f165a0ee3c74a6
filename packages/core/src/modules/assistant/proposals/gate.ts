import { inTenant } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import type { ProposalGate } from '../../../kernel/tools/proposal-gate.ts'
import * as store from './proposal-store.ts'
import { hashRequest } from './request-hash.ts'

/** A request under the name of a proposal is the one that was proposed, by the person it was put before, in time, and once. */
export const proposalGate: ProposalGate = {
  async claim(ctx, { id, ...request }) {
    if (!isUuid(id)) throw notFound()
    const hash = hashRequest(request)
    const via = await inTenant(ctx, async tx => {
      const row = await store.selectProposal(tx, ctx.person.id, id)
      if (!row) throw notFound()
      if (!row.hash.equals(hash)) throw new AppError(409, 'proposal_differs')
      if (!(await store.updateProposalUsed(tx, ctx.person.id, { id, hash })))
        throw new AppError(409, 'proposal_expired')
      return row.via
    })
    return {
      via,
      release: () => inTenant(ctx, tx => store.updateProposalWaiting(tx, ctx.person.id, id)),
    }
  },
}
