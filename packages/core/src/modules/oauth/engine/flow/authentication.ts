/** One factor, several factors, a national electronic identity. Never more than was done. */
export const ACR_VALUES = ['urn:tamga:acr:1', 'urn:tamga:acr:2', 'urn:tamga:acr:eid'] as const

/** A session keeps its methods as RFC 8176 names them; several of them are several factors. */
export const amrOf = (methods: readonly string[]): string[] =>
  methods.length > 1 ? [...new Set([...methods, 'mfa'])] : [...methods]

export function acrOf(methods: readonly string[]): string {
  if (methods.includes('eid')) return ACR_VALUES[2]
  return methods.length > 1 || methods.includes('hwk') ? ACR_VALUES[1] : ACR_VALUES[0]
}

/** Each way to sign in that there is. */
const SIGN_INS = [['pwd'], ['fed']]

/** Only what a sign-in can reach is offered to applications. */
export const REACHABLE_ACR_VALUES = [...new Set(SIGN_INS.map(acrOf))]
