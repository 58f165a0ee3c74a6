import { useTexts } from '../../i18n/texts.ts'
import { rolesTexts } from './texts.ts'

const KEY = /^[a-z0-9](?:[_-]?[a-z0-9])*$/

export function useRoleValidation() {
  const t = useTexts(rolesTexts)
  return {
    name: (value: string) => (value.trim() ? null : t('role.required')),
    key: (value: string) => (value === '' || KEY.test(value) ? null : t('role.key.pattern')),
  }
}
