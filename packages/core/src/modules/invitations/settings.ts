import { setting, type Values } from '../../kernel/settings/definition.ts'
import { duration } from '../../kernel/settings/kinds/amounts.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  INVITATION_TTL: setting(duration, { about: 'Life of an invitation link.', default: '7d' }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const invitationSettings: SettingGroup = {
  title: 'Invitations',
  settings: definitions,
}
