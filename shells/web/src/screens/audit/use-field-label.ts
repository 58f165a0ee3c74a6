import { useTexts } from '../../i18n/texts.ts'
import { auditTexts } from './texts.ts'

const KNOWN = [
  'name',
  'key',
  'email',
  'given_name',
  'family_name',
  'phone',
  'picture',
  'locale',
  'theme',
  'role',
  'roles',
  'permissions',
  'status',
  'active',
  'installed',
  'auth_methods',
  'default_language',
  'languages',
  'short_name',
  'description',
  'color',
  'logo_uri',
  'sections',
  'session_idle',
  'session_max',
  'access_mode',
  'delete_after',
  'slug',
  'tenant',
  'code',
  'permission',
  'cause',
  'token',
] as const
type Known = (typeof KNOWN)[number]

const isKnown = (field: string): field is Known => KNOWN.some(known => known === field)

export function useFieldLabel(): (field: string) => string {
  const t = useTexts(auditTexts)
  return field => (isKnown(field) ? t(`audit.field.${field}`) : field)
}
