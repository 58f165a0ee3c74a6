import { AppError } from '../../kernel/http/problem.ts'

/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  contact_in_use: 409,
  contact_merged: 409,
  registry_number_taken: 409,
  registry_number_missing: 422,
} as const

/** By whom, where that is known: two that asked at the same moment do not see each other. */
export const registryNumberTaken = (contact?: { readonly id: string; readonly name: string }) =>
  new AppError(409, 'registry_number_taken', { members: { contact: contact ?? null } })

/** Says where the contact went. */
export const contactMerged = (id: string, name: string) =>
  new AppError(409, 'contact_merged', { params: { name }, members: { merged_into: { id, name } } })

export const contactInUse = (app: string) => new AppError(409, 'contact_in_use', { members: { app } })
