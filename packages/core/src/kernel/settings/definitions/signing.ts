import { optional, simulatorSwitch } from '../definition.ts'
import { text } from '../kinds/basic.ts'
import { webUrl } from '../kinds/urls.ts'
import { path } from '../kinds/values.ts'

export const signing = {
  SIGN_TRUST_FILE: optional(path, {
    about:
      'PEM file with the root certificates that signatures and timestamps rest on and the authorities below them; those of the e-ID are trusted beside it.',
    example: '/etc/tamga/sign-trust.pem',
  }),
  TSA_URL: optional(webUrl, {
    about: 'The timestamp authority (RFC 3161). Without it signatures carry no proof of when they were made.',
    example: 'https://tsa.example.mn/tsr',
  }),
  TSA_MOCK: simulatorSwitch('a timestamp authority'),
  PKCS11_MODULE: optional(path, {
    about: 'The PKCS#11 library of the hardware module that holds the keys of organisation seals.',
    example: '/usr/lib/softhsm/libsofthsm2.so',
  }),
  PKCS11_PIN_FILE: optional(path, {
    about:
      'The file with the PIN of the hardware module. Only the process that talks to the module reads it.',
    example: '/run/secrets/pkcs11-pin',
  }),
  PKCS11_TOKEN: optional(text(64), {
    about: 'The label of the token in the hardware module.',
    shownDefault: 'the first one that is initialised',
    example: 'tamga',
  }),
}
