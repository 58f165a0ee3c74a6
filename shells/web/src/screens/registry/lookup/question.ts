export type Kind = 'citizen' | 'legal_entity'

/** How a citizen can agree at the clerk's desk; `eid`: on their own phone. */
export const WAYS = ['otp', 'gateway_otp', 'eid'] as const
export type Way = (typeof WAYS)[number]

/** What the clerk types; the code is what the citizen tells, where the registry asks for it. */
export type Question = {
  registry_number: string
  purpose: string
  agreement: Way
  code: string
}
