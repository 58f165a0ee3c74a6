import { type Definition, optional, setting, type Values } from '../../kernel/settings/definition.ts'
import { boolean, choice, text } from '../../kernel/settings/kinds/basic.ts'
import { webUrl } from '../../kernel/settings/kinds/urls.ts'
import { secretText, slug, uuid } from '../../kernel/settings/kinds/values.ts'
import { allOrNone } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

/** Simulators are switched off in production, whatever the setting says. */
const simulator = (of: string): Definition<boolean, false> =>
  setting(boolean, {
    about: `The simulator of ${of}.`,
    default: around => (around.isProduction ? 'off' : 'on'),
    shownDefault: 'on in development; always off in production',
    example: 'off',
    forcedInProduction: 'off',
  })

const definitions = {
  EID_MOCK: simulator('the national e-ID'),
  DAN_MOCK: simulator('the unified government sign-in gateway'),
  REGISTRY_MOCK: simulator('the national registry'),
  EID_BASE_URL: setting(webUrl, {
    about: 'The address of the e-ID relying party interface.',
    default: 'https://rp.eidmongolia.mn',
  }),
  EID_RP_UUID: optional(uuid, {
    about: 'Our relying party id at the e-ID; with EID_RP_SECRET.',
    example: '00000000-0000-4000-8000-000000000000',
  }),
  EID_RP_SECRET: optional(secretText(1), { about: 'Our relying party secret at the e-ID.', secret: true }),
  EID_RP_NAME: optional(text(100), {
    about: 'The name people read on their phone when we ask the e-ID.',
    shownDefault: 'BRAND_NAME',
    example: 'Tamga',
  }),
  EID_LOGIN_LEVEL: setting(choice('ADVANCED', 'QUALIFIED'), {
    about: 'Certificate level that sign-in by e-ID asks for.',
    default: 'ADVANCED',
  }),
  EID_SIGN_LEVEL: setting(choice('ADVANCED', 'QUALIFIED'), {
    about: 'Certificate level that signing by e-ID asks for.',
    default: 'QUALIFIED',
  }),
  EID_JIT_TENANT_SLUG: optional(slug, {
    about: 'The tenant in which unknown citizens verified by e-ID are created; absent, none are.',
    example: 'citizens',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const egovSettings: SettingGroup = {
  title: 'Government services (checked at the start; nothing of this version uses them)',
  settings: definitions,
  rules: [allOrNone('EID_RP_UUID', 'EID_RP_SECRET')],
  outboundUrls: ({ EID_RP_UUID, EID_BASE_URL }) => [EID_RP_UUID && EID_BASE_URL],
}
