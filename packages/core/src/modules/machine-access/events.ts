import { defineEvent } from '../../kernel/module/events.ts'

/** Before the row goes: what refers to the account lets go of it. */
export const serviceAccountDeleted = defineEvent<{ service_account_id: string }>('service_account.deleted')
