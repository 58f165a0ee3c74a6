/** Headers of every answer. Pages that need more (scripts, styles) widen the policy themselves. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
  ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})
