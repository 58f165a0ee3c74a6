const EXACT = new Set([
  'code',
  'current',
  'new',
  'otp',
  'totp',
  'pin',
  'dsn',
  'jwt',
  'assertion',
  'credential',
  'credentials',
  'authorization',
  'proxyauthorization',
  'cookie',
  'cookies',
  'setcookie',
  'codeverifier',
  'loginhint',
  'recoverycodes',
])

const ENDINGS =
  /(password|passwd|passphrase|secret|token|apikey|privatekey|secretkey|verifier|assertion|cookie|otp)s?$/

/** Whether a field of this name holds a secret, however it is spelt: client_secret, clientSecret, Client-Secret. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_. ]/g, '')
  return EXACT.has(plain) || ENDINGS.test(plain)
}
