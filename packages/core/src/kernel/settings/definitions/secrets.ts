import { optional, setting } from '../definition.ts'
import { list } from '../kinds/basic.ts'
import { key32 } from '../kinds/values.ts'

export const secrets = {
  SSO_SECRET_KEY: optional(key32, {
    about:
      'Encrypts stored credentials and signing keys; base64 of 32 bytes. Outside production, one is made in DATA_DIR while this is not set; empty counts as absent. Absent, writing credentials is refused, and each process signs with keys that live no longer than it.',
    secret: true,
    emptyCounts: true,
  }),
  SSO_SECRET_KEYS_OLD: setting(list(key32), {
    about: 'Earlier keys, comma-separated, that still open what they sealed until it is sealed anew.',
    default: '',
    secret: true,
  }),
}
