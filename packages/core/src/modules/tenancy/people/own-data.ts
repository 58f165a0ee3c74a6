import { selectMembershipsOfPerson, selectPerson } from './person-store.ts'
import type { PersonalData } from './personal-data.ts'

export const ownProfile: PersonalData = {
  key: 'profile',
  read: async (tx, _ctx, { person_id }) => {
    const { reserved_until: _, ...profile } = (await selectPerson(tx, person_id))!
    return profile
  },
}

export const ownMemberships: PersonalData = {
  key: 'memberships',
  read: (tx, _ctx, of) => selectMembershipsOfPerson(tx, of),
}
