import type { Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const hourAgo = new Date(Date.now() - 3_600_000).toISOString()

/** People are named to sign a document, and one of them declines. */
export function signatureSteps(admin: Client): Step[] {
  const known: Record<string, string> = {}
  const signers = () => `/documents/${known['document']}/signers`
  return [
    {
      route: 'PUT /api/v1/documents/:id/signers',
      prepare: async () => {
        known['document'] = (await admin.post('/documents', { title: 'To be signed' })).body.id
        known['person'] = (await admin.get('/me')).body.user.id
      },
      run: () => admin.put(signers(), { signers: [{ person_id: known['person'], position: 1 }] }),
    },
    {
      route: 'POST /api/v1/documents/:id/signers/decline',
      run: () => admin.post(`${signers()}/decline`, { reason: 'The amount is wrong' }),
    },
    { route: 'POST /api/v1/evidence-packs', run: () => admin.post('/evidence-packs', { from: hourAgo }) },
  ]
}
