import { type EvidenceSource, inTenant, isUuid, wrongState } from '@tamga/core'
import { selectCampaign } from '../campaigns/campaign-store.ts'
import { exportCampaign } from './export.ts'

/** The report of a campaign for the organisation's seal. What is still open is no evidence: it may change tomorrow. */
export const sealedReport: EvidenceSource = {
  kind: 'access_review',
  app: 'sso-access-review',
  permission: 'sso_access_review.read',
  async read(ctx, id) {
    const campaign = isUuid(id) ? await inTenant(ctx, tx => selectCampaign(tx, id)) : undefined
    if (!campaign) return undefined
    if (campaign.status !== 'closed') throw wrongState()
    const [report, data] = [await exportCampaign(ctx, id, 'pdf'), await exportCampaign(ctx, id, 'csv')]
    return {
      title: `${ctx.services.translator.text(ctx.language, 'review.report.title')}: ${campaign.name}`,
      records: campaign.total,
      report: bytesOf(report.chunks),
      data: { name: data.filename, type: 'text/csv', chunks: data.chunks },
    }
  },
}

async function* bytesOf(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}
