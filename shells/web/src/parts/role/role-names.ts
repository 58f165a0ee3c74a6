import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

type NamedRole = { key: string; name: string; description?: string }

/** As every organisation gets them, in the language of the installation. */
const BUILT_IN = {
  admin: { name: 'Админ', description: 'Бүх эрхтэй' },
  user: { name: 'Хэрэглэгч', description: 'Гишүүн бүрт автоматаар олгогдоно' },
} as const

const isBuiltIn = (key: string): key is keyof typeof BUILT_IN => Object.hasOwn(BUILT_IN, key)

/** Built-in roles in the language of the reader, unless the organisation has called them something else. */
export function useRoleNames() {
  const t = useTexts(partsTexts)
  const nameOf = ({ key, name }: NamedRole): string =>
    isBuiltIn(key) && name === BUILT_IN[key].name ? t(`parts.role.${key}`) : name
  const descriptionOf = ({ key, description = '' }: NamedRole): string =>
    isBuiltIn(key) && description === BUILT_IN[key].description ? t(`parts.role.${key}.text`) : description
  /** Of a change in the log, which knows the key alone. */
  const nameOfKey = (key: unknown): unknown =>
    typeof key === 'string' && isBuiltIn(key) ? t(`parts.role.${key}`) : key
  return { nameOf, descriptionOf, nameOfKey }
}
