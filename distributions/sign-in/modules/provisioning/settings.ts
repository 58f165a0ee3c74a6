import { duration, type SettingGroup, setting, type Values } from '@tamga/core'

const definitions = {
  SCIM_RETRY_BASE: setting(duration, {
    about: 'Wait before the first of six retries of a SCIM push; each further wait doubles.',
    default: '30s',
  }),
}

declare module '@tamga/core' {
  interface Settings extends Values<typeof definitions> {}
}

export const provisioningSettings: SettingGroup = {
  title: 'Provisioning',
  settings: definitions,
}
