import { simulatorSwitch, type Values } from '../../kernel/settings/definition.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  REGISTRY_MOCK: simulatorSwitch('the national registry'),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const egovSettings: SettingGroup = {
  title: 'Government services (checked at the start; nothing of this version uses them)',
  settings: definitions,
}
