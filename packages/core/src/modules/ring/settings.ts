import { setting, type Values } from '../../kernel/settings/definition.ts'
import { duration, size } from '../../kernel/settings/kinds/amounts.ts'
import { integer } from '../../kernel/settings/kinds/basic.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  RING_RETRY_BASE: setting(duration, {
    about: 'Wait before the second attempt to deliver a message of the ring; it doubles up to an hour.',
    default: '2s',
  }),
  RING_ATTEMPTS: setting(integer(1, 100), {
    about: 'Attempts before a message of the ring is given up and waits for the operator.',
    default: '15',
  }),
  RING_PAYLOAD_LIMIT: setting(size, {
    about: 'Largest payload that is taken from a peer; above 64 KiB it is fetched by reference.',
    default: '16mb',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const ringSettings: SettingGroup = { title: 'Message ring', settings: definitions }
