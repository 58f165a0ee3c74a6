export { selectAccountHolders } from './contact/account-store.ts'
export { listContacts, requireContact } from './contact/contacts.ts'
export { contactsMerged } from './events.ts'
export { type ContactUse, contactUses } from './uses.ts'
