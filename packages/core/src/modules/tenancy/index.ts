export * from './events.ts'
export {
  MEMBER_FIELDS,
  type MemberChanges,
  type MemberValues,
  memberChangeSchemas,
  memberColumns,
  memberSchemas,
} from './member-fields.ts'
export * from './member-profiles.ts'
export * from './membership-store.ts'
export { claimPerson, type PersonClaim, personClaims, releasePerson } from './people.ts'
export * from './person-store.ts'
export type { MemberStatus, PeopleTables, TenancyTables, TenantStatus } from './tables.ts'
export * from './tenant-store.ts'
