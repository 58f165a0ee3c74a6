/** One factor, several factors, a national electronic identity. Never more than was done. */
const ACR = { one: 'acr:1', several: 'acr:2', eid: 'acr:eid:advanced' } as const

/** A session keeps its methods as RFC 8176 names them; several of them are several factors. */
export const amrOf = (methods: readonly string[]): string[] =>
  methods.length > 1 ? [...new Set([...methods, 'mfa'])] : [...methods]

export function acrOf(methods: readonly string[]): string {
  if (methods.includes('eid')) return ACR.eid
  return methods.length > 1 || methods.includes('hwk') ? ACR.several : ACR.one
}

/** Each way to sign in that there is. */
const SIGN_INS = [['pwd'], ['fed']]

/** Only what a sign-in can reach is offered to applications. */
export const REACHABLE_ACR_VALUES = [...new Set(SIGN_INS.map(acrOf))]
