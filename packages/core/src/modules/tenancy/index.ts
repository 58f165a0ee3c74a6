export {
  type DemoMember,
  type DemoPerson,
  insertDemoMembers,
  insertDemoPeople,
  insertDemoTenant,
  selectTakenSlugs,
} from './demo-store.ts'
export * from './events.ts'
export {
  changeableColumns,
  MEMBER_FIELDS,
  type MemberChanges,
  type MemberValues,
  memberChangeSchemas,
  memberColumns,
  memberSchemas,
} from './member-fields.ts'
export * from './members/member-profiles.ts'
export * from './members/membership-store.ts'
export { normaliseEmail } from './normalise-email.ts'
export { type NationalNumbers, updateNationalNumbers } from './people/national-number-store.ts'
export { insertNewPeople, selectTakenEmails } from './people/new-people-store.ts'
export { claimPerson, isClaimed, type PersonClaim, personClaims, releasePerson } from './people/people.ts'
export * from './people/person-store.ts'
export {
  type PersonalData,
  type PersonalRecords,
  personalData,
  personalRecords,
} from './people/personal-data.ts'
export {
  type PlatformSetting,
  selectPlatformSetting,
  updatePlatformSetting,
  upsertPlatformSetting,
} from './platform-setting-store.ts'
export type { MemberStatus, PeopleTables, TenancyTables, TenantStatus, UnitEventKind } from './tables.ts'
export * from './tenant-store.ts'
export { tenantsInTurn } from './tenants-in-turn.ts'
export * from './units/placement-store.ts'
export { insertUnitEvents, type NewUnitEvent, type UnitEvent } from './units/unit-event-store.ts'
export * from './units/unit-store.ts'
