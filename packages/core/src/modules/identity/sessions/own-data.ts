import type { PersonalData } from '../../tenancy/index.ts'
import { selectSessionsOfPerson } from './session-store.ts'

const MOST = 200

export const ownSessionData: PersonalData = {
  key: 'sessions',
  read: async (tx, _ctx, { person_id, tenant_id }) => {
    const of = { person_id, tenant_id: tenant_id ?? undefined }
    return (await selectSessionsOfPerson(tx, of, { limit: MOST })).items
  },
}
