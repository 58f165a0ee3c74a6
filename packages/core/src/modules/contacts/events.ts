import { defineEvent } from '../../kernel/module/events.ts'

/** Whoever refers to the first refers to the second from now on; inside the transaction of the merge. */
export const contactsMerged = defineEvent<{ readonly from: string; readonly into: string }>('contacts.merged')
