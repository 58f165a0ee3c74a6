import type { Session } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { sessionTexts } from './texts.ts'

/** Those that can be filtered by. */
export const METHODS = ['pwd', 'fed'] as const
const KNOWN = [...METHODS, 'otp', 'hwk', 'eid', 'dan'] as const
type Known = (typeof KNOWN)[number]

const isKnown = (method: string): method is Known => KNOWN.some(known => known === method)

/** How somebody signed in: the provider by its name, the rest in plain words. */
export function useMethodLabel(): (session: Pick<Session, 'auth_methods' | 'provider'>) => string {
  const t = useTexts(sessionTexts)
  return ({ auth_methods, provider }) => {
    const methods = provider ? auth_methods.filter(method => method !== 'fed') : auth_methods
    const words = methods.map(method => (isKnown(method) ? t(`sessions.method.${method}`) : method))
    return [...(provider ? [provider.name] : []), ...words].join(' + ') || '—'
  }
}
