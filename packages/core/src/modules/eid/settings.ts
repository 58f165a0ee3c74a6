import { optional, setting, simulatorSwitch, type Values } from '../../kernel/settings/definition.ts'
import { rate } from '../../kernel/settings/kinds/amounts.ts'
import { boolean, choice, list, text } from '../../kernel/settings/kinds/basic.ts'
import { defineKind } from '../../kernel/settings/kinds/kind.ts'
import { webUrl } from '../../kernel/settings/kinds/urls.ts'
import { path, secretText, slug, uuid } from '../../kernel/settings/kinds/values.ts'
import { allOrNone, isProduction, needs, rule } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'
import { normaliseNationalId } from './certificates/national-id.ts'
import { findTrustFault } from './certificates/trust-anchors.ts'

const nationalId = defineKind(
  'national id',
  'a registry number such as УА00000008, or a civil id',
  given => normaliseNationalId(given) ?? undefined,
)

const definitions = {
  EID_LOGIN: setting(boolean, {
    about: 'Sign-in by e-ID, where an e-ID is configured or simulated.',
    default: 'on',
  }),
  EID_MOCK: simulatorSwitch('the national e-ID'),
  EID_PROVIDER: setting(choice('rp-api-v3', 'mobile-id'), {
    about: 'The interface that the e-ID speaks.',
    default: 'rp-api-v3',
  }),
  EID_BASE_URL: setting(webUrl, {
    about: 'The address of the e-ID relying party interface, with the version in its path where it has one.',
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
  EID_TRUST_FILE: optional(path, {
    about:
      'PEM file with the root certificates that the e-ID rests on and the authorities between them and the citizens.',
    example: '/etc/tamga/eid-trust.pem',
  }),
  EID_QUALIFIED_POLICIES: setting(list(text(100)), {
    about:
      'Certificate policies (object ids) that make a certificate QUALIFIED; empty: the word of the e-ID is taken.',
    default: '',
    example: '1.3.6.1.4.1.10015.17.2',
  }),
  EID_CHANNELS: setting(list(choice('digital_signature', 'mobile_otp', 'bank', 'face')), {
    about: 'Ways in which the e-ID lets people confirm; a choice is offered when there are several.',
    default: 'digital_signature',
  }),
  EID_DEVICE_LINK: setting(choice('signed', 'plain'), {
    about:
      'The address in the QR code: signed anew every second (Smart-ID), or the plain one of e-ID Mongolia.',
    default: 'signed',
  }),
  EID_PROMPT_LIMIT: setting(rate, {
    about: 'Prompts to the phone of one person before further ones are refused for a while.',
    default: '5/10m',
  }),
  EID_LOGIN_LEVEL: setting(choice('ADVANCED', 'QUALIFIED'), {
    about: 'Certificate level that sign-in by e-ID asks for.',
    default: 'ADVANCED',
  }),
  EID_SIGN_LEVEL: setting(choice('ADVANCED', 'QUALIFIED'), {
    about: 'Certificate level that signing by e-ID asks for.',
    default: 'QUALIFIED',
  }),
  BOOTSTRAP_ADMIN_NATIONAL_ID: optional(nationalId, {
    about:
      'Registry number of the first administrator (BOOTSTRAP_ADMIN_EMAIL), who may then sign in by e-ID from the start.',
    example: 'УА00000008',
  }),
  EID_JIT_TENANT_SLUG: optional(slug, {
    about: 'The tenant in which unknown citizens verified by e-ID are created; absent, none are.',
    example: 'citizens',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const eidSettings: SettingGroup = {
  title: 'National e-ID',
  settings: definitions,
  rules: [
    allOrNone('EID_RP_UUID', 'EID_RP_SECRET'),
    needs('BOOTSTRAP_ADMIN_NATIONAL_ID', 'BOOTSTRAP_ADMIN_EMAIL'),
    // Without authorities to trust nobody's answer could be checked.
    needs('EID_RP_UUID', 'EID_TRUST_FILE'),
    rule(['EID_TRUST_FILE'], settings =>
      settings.EID_TRUST_FILE === undefined
        ? undefined
        : findTrustFault(settings.EID_TRUST_FILE, isProduction(settings)),
    ),
  ],
  outboundUrls: ({ EID_RP_UUID, EID_BASE_URL }) => [EID_RP_UUID && EID_BASE_URL],
}
