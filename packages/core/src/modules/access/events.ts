import { defineEvent } from '../../kernel/module/events.ts'

export type GrantEvent = { person_id: string; role_id: string }

export const roleGranted = defineEvent<GrantEvent>('role.granted')
export const roleRevoked = defineEvent<GrantEvent>('role.revoked')
export const roleChanged = defineEvent<{ role_id: string }>('role.changed')
