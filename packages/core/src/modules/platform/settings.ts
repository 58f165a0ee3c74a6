import { setting, type Values } from '../../kernel/settings/definition.ts'
import { duration } from '../../kernel/settings/kinds/amounts.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  TENANT_DELETE_DELAY: setting(duration, {
    about: 'Time between the order to delete a tenant and the deletion, in which it can be taken back.',
    default: '30d',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const platformSettings: SettingGroup = {
  title: 'Platform administration',
  settings: definitions,
}
