import { optional, setting, type Values } from '../../kernel/settings/definition.ts'
import { integer } from '../../kernel/settings/kinds/basic.ts'
import { defineKind, type Kind } from '../../kernel/settings/kinds/kind.ts'
import { webUrl } from '../../kernel/settings/kinds/urls.ts'
import { secretText } from '../../kernel/settings/kinds/values.ts'
import { allOrNone } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const bucket: Kind<string> = defineKind(
  'bucket',
  'a bucket such as s3://documents or s3://documents/prefix',
  given => (/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*$/.test(given) ? given : undefined),
)

const scanner: Kind<string> = defineKind('address', 'an address such as tcp://127.0.0.1:3310', given => {
  const port = /^tcp:\/\/[\w.:[\]-]+:(\d{1,5})$/.exec(given)?.[1]
  return port && Number(port) < 65_536 ? given : undefined
})

const region: Kind<string> = defineKind('region', 'a region such as us-east-1', given =>
  /^[a-z0-9-]{1,40}$/.test(given) ? given : undefined,
)

const definitions = {
  DOCUMENT_STORE: optional(bucket, {
    about:
      'Where the files of documents are kept: a bucket of a store that speaks S3; with the three settings below.',
    shownDefault: 'the database',
    example: 's3://documents',
  }),
  DOCUMENT_STORE_ENDPOINT: optional(webUrl, {
    about: 'Address of the store that speaks S3.',
    example: 'https://s3.example.mn',
  }),
  DOCUMENT_STORE_REGION: setting(region, { about: 'Region that the store signs for.', default: 'us-east-1' }),
  DOCUMENT_STORE_KEY: optional(secretText(1, 200), { about: 'Access key of the store.', secret: true }),
  DOCUMENT_STORE_SECRET: optional(secretText(1, 200), { about: 'Secret key of the store.', secret: true }),
  DOCUMENT_QUOTA_MB: setting(integer(1, 1_000_000_000), {
    about: 'How many megabytes of documents each organisation may keep.',
    default: '20480',
  }),
  CLAMD_URL: optional(scanner, {
    about: 'A virus scanner that speaks the protocol of clamd: every file that people add is scanned first.',
    example: 'tcp://127.0.0.1:3310',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const documentSettings: SettingGroup = {
  title: 'Documents',
  settings: definitions,
  rules: [
    allOrNone('DOCUMENT_STORE', 'DOCUMENT_STORE_ENDPOINT', 'DOCUMENT_STORE_KEY', 'DOCUMENT_STORE_SECRET'),
  ],
  outboundUrls: ({ DOCUMENT_STORE_ENDPOINT }) => [DOCUMENT_STORE_ENDPOINT],
}
