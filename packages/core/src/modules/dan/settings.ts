import { optional, setting, simulatorSwitch, type Values } from '../../kernel/settings/definition.ts'
import { boolean, integer, list, text } from '../../kernel/settings/kinds/basic.ts'
import { webUrl } from '../../kernel/settings/kinds/urls.ts'
import { secretText } from '../../kernel/settings/kinds/values.ts'
import { allOrNone } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  DAN_LOGIN: setting(boolean, {
    about: 'Sign-in through the unified government gateway, where it is configured or simulated.',
    default: 'on',
  }),
  DAN_MOCK: simulatorSwitch('the unified government sign-in gateway'),
  DAN_BASE_URL: setting(webUrl, {
    about: 'The address of the unified government sign-in gateway.',
    default: 'https://sso.gov.mn',
  }),
  DAN_AUTHORIZE_URL: optional(webUrl, {
    about: 'Where browsers are sent, when it is another host than DAN_BASE_URL.',
    shownDefault: 'DAN_BASE_URL/oauth2/authorize',
    example: 'https://sso.gov.mn/oauth2/authorize',
  }),
  DAN_CLIENT_ID: optional(text(), {
    about: 'Our client id at the gateway; with DAN_CLIENT_SECRET.',
    example: 'tamga',
  }),
  DAN_CLIENT_SECRET: optional(secretText(1), { about: 'Our client secret at the gateway.', secret: true }),
  DAN_STRONG_LOGIN_TYPES: setting(list(integer(0, 100_000)), {
    about:
      'Login types of the gateway that count as two factors; their meaning is not published, so none does unless named.',
    default: '',
    example: '104',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const danSettings: SettingGroup = {
  title: 'Unified government sign-in gateway (DAN)',
  settings: definitions,
  rules: [allOrNone('DAN_CLIENT_ID', 'DAN_CLIENT_SECRET')],
  outboundUrls: ({ DAN_CLIENT_ID, DAN_BASE_URL }) => [DAN_CLIENT_ID && DAN_BASE_URL],
}
