import { optional, setting, simulatorSwitch, type Values } from '../../../kernel/settings/definition.ts'
import { webUrl } from '../../../kernel/settings/kinds/urls.ts'
import type { SettingGroup } from '../../../kernel/settings/setting-group.ts'

const definitions = {
  EBARIMT_MOCK: simulatorSwitch('the service of the tax authority that issues receipts'),
  EBARIMT_URL: optional(webUrl, {
    about:
      'The service of the tax authority that issues receipts (POSAPI 3.0), as it runs in the network of the installation.',
    shownDefault: 'the simulator in development; none in production',
    example: 'http://127.0.0.1:7080',
  }),
  EBARIMT_INFO_URL: setting(webUrl, {
    about: 'Where the tax authority tells the number of a taxpayer by its registry number.',
    default: 'https://api.ebarimt.mn',
  }),
}

declare module '../../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const receiptServiceSettings: SettingGroup = {
  title: 'Receipts of the tax authority',
  settings: definitions,
  outboundUrls: ({ EBARIMT_URL, EBARIMT_INFO_URL }) =>
    EBARIMT_URL === undefined ? [] : [EBARIMT_URL, EBARIMT_INFO_URL],
}
