import { createHash } from 'node:crypto'

export type Algorithm = 'ES256' | 'RS256'

const VERIFIER = 'bench-verifier-of-forty-three-characters-or-more'

/** What all contestants agree on, so that they do the same work. */
export const termsOf = (algorithm: Algorithm) =>
  ({
    algorithm,
    client: { id: 'bench-application', secret: 'secret-of-the-application-long-enough' },
    service: { id: 'bench-service', secret: 'secret-of-the-service-long-enough-too' },
    redirectUri: 'https://application.example/callback',
    scope: 'openid profile email offline_access',
    verifier: VERIFIER,
    challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    /** Signed in at once, each with a session of their own. */
    people: 200,
    /** Seconds. */
    lifetimes: { code: 60, access: 600, id: 3600, refresh: 30 * 86_400, session: 86_400 },
  }) as const

export type Terms = ReturnType<typeof termsOf>
