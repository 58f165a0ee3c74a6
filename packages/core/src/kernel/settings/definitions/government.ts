import { type Definition, optional, setting } from '../definition.ts'
import { boolean, choice, text } from '../kinds/basic.ts'
import { webUrl } from '../kinds/urls.ts'
import { secretText, slug, uuid } from '../kinds/values.ts'

/** Specification, Authentication 2: simulators are switched off automatically in production. */
const simulator = (of: string): Definition<boolean, false> =>
  setting(boolean, {
    about: `The simulator of ${of}.`,
    default: around => (around.isProduction ? 'off' : 'on'),
    shownDefault: 'on in development; always off in production',
    example: 'off',
    forcedInProduction: 'off',
  })

export const government = {
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
