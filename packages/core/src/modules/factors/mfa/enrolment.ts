import { LANGUAGES } from '@tamga/formats'
import type { Context } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { EnrollingIdentity } from '../../../kernel/http/identity/identity.ts'
import { isSameBrowser } from './complete-sign-in.ts'
import { MEMBER, selectEnrolling } from './waiting-store.ts'

/** Who signed in with one factor and has to add a second: the token opens the routes for that, and no others. */
export async function identifyEnrolling(ctx: Context, token: string): Promise<EnrollingIdentity | undefined> {
  const { database } = ctx.services
  const token_hash = hashToken(token)
  const waiting = await selectEnrolling(database, token_hash)
  if (!waiting || !isSameBrowser(ctx, waiting)) return undefined
  const member = await database.lookUp<EnrollingIdentity>(MEMBER, `${waiting.tenant_id} ${waiting.person_id}`)
  if (!member) return undefined
  const now = new Date().toISOString()
  return {
    ...member,
    id: waiting.id,
    token_hash,
    created_at: now,
    authenticated_at: now,
    last_seen_at: now,
    expires_at: waiting.expires_at,
    auth_methods: [],
    acr: 'acr:1',
    confined: true,
    is_enrolment: true,
    is_slide_due: false,
    requires_factor: false,
    refuses_password: false,
    languages: LANGUAGES.join(' '),
    roles: [],
    permissions: null,
    apps: null,
  }
}
