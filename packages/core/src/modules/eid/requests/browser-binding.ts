import type { Context } from '../../../kernel/context.ts'
import { deriveKey } from '../../../kernel/crypto/derive.ts'
import { createSecretBox, type SecretBox } from '../../../kernel/crypto/secret-box.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { attemptCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import type { Channel, Flow, PendingProof } from '../provider/port.ts'
import type { RequestKeys } from './request-store.ts'

export const newKeys = (): RequestKeys => ({ id: newToken(), browser: newToken() })

const cookieName = (ctx: Context, id: string): string => attemptCookieName(ctx.services.settings, 'eid', id)

/** Sent to signing in and to linking, and to nothing else of this origin. */
const PATH = '/api/v1'

export function bindBrowser(ctx: Context, reply: ReplyTools, { id, browser }: RequestKeys): void {
  reply.cookie(cookieName(ctx, id), browser, { maxAge: COOKIE_SECONDS, path: PATH })
}

const COOKIE_SECONDS = 600

export function readBinding(ctx: Context, id: string): RequestKeys | undefined {
  const browser = ctx.cookie(cookieName(ctx, id))
  return browser ? { id, browser } : undefined
}

export const releaseBrowser = (ctx: Context, reply: ReplyTools, id: string): void =>
  reply.cookie(cookieName(ctx, id), '', { maxAge: 0, path: PATH })

/** What a request remembers beside the columns of its row. */
export type SealedState = {
  readonly pending: PendingProof
  readonly verification_code: string | null
  readonly flow: Flow
  readonly channel: Channel
  readonly national_id: string | null
  /** The token of the invitation that the sign-in accepts. */
  readonly invitation: string | null
}

const boxOf = ({ browser }: RequestKeys): SecretBox =>
  createSecretBox({ current: deriveKey(browser, 'e-ID request').toString('base64') })

export const sealState = (keys: RequestKeys, state: SealedState): Buffer =>
  boxOf(keys).seal(JSON.stringify(state), keys.id)

export const openState = (keys: RequestKeys, sealed: Buffer): SealedState =>
  JSON.parse(boxOf(keys).open(sealed, keys.id).toString('utf8')) as SealedState
