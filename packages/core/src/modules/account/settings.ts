import { setting, type Values } from '../../kernel/settings/definition.ts'
import { duration } from '../../kernel/settings/kinds/amounts.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  EMAIL_UNDO_TTL: setting(duration, {
    about: 'For this long the old mailbox can undo a change of e-mail address.',
    default: '7d',
  }),
  ACCOUNT_CLOSING_DELAY: setting(duration, {
    about: 'A closed account is deleted after this delay; until then its owner can change their mind.',
    default: '30d',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const accountSettings: SettingGroup = { title: 'Accounts', settings: definitions, rules: [] }
