export { type DemoGrant, insertDemoGrants, insertDemoUses } from './demo-store.ts'
export * from './escalation.ts'
export * from './events.ts'
export * from './extension-points/person-facts.ts'
export * from './extension-points/timeline.ts'
export {
  type Administrator,
  type Grant,
  hasRole,
  lockAdministrators,
  selectGrantsOfMember,
} from './grant-store.ts'
export * from './grants.ts'
export * from './permission-use/permission-use.ts'
export { type PermissionUse, selectPermissionUse } from './permission-use/permission-use-store.ts'
export * from './role-names.ts'
export { lockRole, lockRoles, selectPermissionsOfRole, selectRole, updatePermissions } from './role-store.ts'
export * from './roles.ts'
export type { AccessTables, Role } from './tables.ts'
