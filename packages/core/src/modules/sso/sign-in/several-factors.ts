/** RFC 8176: what a person knows, what they have, what they are. */
const KINDS: readonly (readonly string[])[] = [
  ['pwd', 'pin', 'kba'],
  ['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'pop'],
  ['fpt', 'face', 'iris', 'retina', 'vbm'],
]

/** Whether a provider says that it asked for several factors. Whether that counts is for the tenant to say. */
export function hasSeveralFactors(amr: unknown): boolean {
  if (!Array.isArray(amr)) return false
  return amr.includes('mfa') || KINDS.filter(kind => kind.some(method => amr.includes(method))).length > 1
}
