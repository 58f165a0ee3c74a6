import { useTexts } from '../../i18n/texts.ts'
import { auditTexts } from './texts.ts'

const KNOWN = [
  'member',
  'role',
  'invitation',
  'session',
  'app',
  'settings',
  'person',
  'tenant',
  'route',
] as const
type Known = (typeof KNOWN)[number]

const isKnown = (type: string): type is Known => KNOWN.some(known => known === type)

/** `member` → «Гишүүн», `member:0190…` → «Гишүүн: 0190…»; modules may bring kinds of their own. */
export function useTargetLabel(): (target: string) => string {
  const t = useTexts(auditTexts)
  return target => {
    const [type = '', ...id] = target.split(':')
    const label = isKnown(type) ? t(`audit.target.${type}`) : type
    return id.length > 0 ? `${label}: ${id.join(':').slice(0, 8)}…` : label
  }
}
