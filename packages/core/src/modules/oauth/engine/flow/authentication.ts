import { ACR_VALUES, type Acr } from '../../../../kernel/context.ts'
import type { Services } from '../../../../kernel/services.ts'
import { signInMethods } from '../../../identity/index.ts'

/** A session keeps its methods as RFC 8176 names them; several of them are several factors. */
export const amrOf = (methods: readonly string[]): string[] =>
  methods.length > 1 ? [...new Set([...methods, 'mfa'])] : [...methods]

/** Only what a sign-in can reach here is offered to applications, from weak to strong. */
export function reachableAcrValues({ modules, settings }: Services): Acr[] {
  const reached = new Set(modules.extensions(signInMethods).flatMap(({ reaches }) => reaches(settings)))
  return ACR_VALUES.filter(acr => acr === 'acr:1' || reached.has(acr))
}
