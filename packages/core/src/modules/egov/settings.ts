import { optional, setting, simulatorSwitch, type Values } from '../../kernel/settings/definition.ts'
import { duration, rate } from '../../kernel/settings/kinds/amounts.ts'
import { webUrl } from '../../kernel/settings/kinds/urls.ts'
import { path, secretText } from '../../kernel/settings/kinds/values.ts'
import { allOrNone, isProduction, rule } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'
import { findTrustFault } from '../eid/index.ts'
import { findKeyFault } from './registry/header-signature.ts'
import { findOperationsFault } from './registry/operations.ts'

const definitions = {
  REGISTRY_MOCK: simulatorSwitch('the national registry'),
  REGISTRY_BASE_URL: setting(webUrl, {
    about: 'The address of the national registry; endpoints of operations are relative to it.',
    default: 'https://xyp.gov.mn',
  }),
  REGISTRY_ACCESS_TOKEN: optional(secretText(1, 500), {
    about: 'Our access token at the national registry; with REGISTRY_KEY_FILE.',
    secret: true,
  }),
  REGISTRY_KEY_FILE: optional(path, {
    about: 'PEM file with the RSA key that signs our requests to the national registry.',
    example: '/etc/tamga/registry-key.pem',
  }),
  REGISTRY_CA_FILE: optional(path, {
    about:
      'PEM file with the certificate authorities of the national registry: calls to it trust these and no others.',
    shownDefault: 'the authorities of the system',
    example: '/etc/tamga/registry-ca.pem',
  }),
  REGISTRY_OPERATIONS_FILE: optional(path, {
    about:
      'JSON file that maps WS100101 and WS100201 to endpoint, wire operation, namespace and number element, where the registry differs.',
    example: '/etc/tamga/registry-operations.json',
  }),
  REGISTRY_TIMEOUT: setting(duration, {
    about: 'Time that one call to the national registry may take.',
    default: '10s',
  }),
  REGISTRY_CACHE: setting(duration, {
    about:
      'How long an answer of the national registry is kept, sealed, for the tenant that asked; every answer says how old it is.',
    default: '1h',
  }),
  REGISTRY_LIMIT_PERSON: setting(rate, {
    about: 'Look-ups in the national registry by one person of a tenant.',
    default: '300/1h',
  }),
  REGISTRY_LIMIT_TENANT: setting(rate, {
    about: 'Look-ups in the national registry by one tenant.',
    default: '5000/1h',
  }),
  REGISTRY_KEEP_LOOKUPS: setting(duration, {
    about: 'How long the record of a look-up is kept; people see the look-ups about them for as long.',
    default: '1095d',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const egovSettings: SettingGroup = {
  title: 'National registry',
  settings: definitions,
  rules: [
    allOrNone('REGISTRY_ACCESS_TOKEN', 'REGISTRY_KEY_FILE'),
    rule(['REGISTRY_KEY_FILE'], ({ REGISTRY_KEY_FILE: file }) => file && findKeyFault(file)),
    rule(
      ['REGISTRY_OPERATIONS_FILE'],
      ({ REGISTRY_OPERATIONS_FILE: file }) => file && findOperationsFault(file),
    ),
    rule(
      ['REGISTRY_CA_FILE'],
      settings =>
        settings.REGISTRY_CA_FILE && findTrustFault(settings.REGISTRY_CA_FILE, isProduction(settings)),
    ),
    rule(['REGISTRY_BASE_URL'], settings =>
      isProduction(settings) && !settings.REGISTRY_BASE_URL.startsWith('https:')
        ? 'must begin with https: in production, since answers are believed by their TLS alone'
        : undefined,
    ),
  ],
  outboundUrls: ({ REGISTRY_ACCESS_TOKEN, REGISTRY_BASE_URL }) => [
    REGISTRY_ACCESS_TOKEN && REGISTRY_BASE_URL,
  ],
}
