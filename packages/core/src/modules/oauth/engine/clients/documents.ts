import { Provider } from 'oidc-provider'
import type { RegisteredClient } from '../../../clients/index.ts'
import { isLoopback, refreshDocumentClient } from '../../../oauth-resources/index.ts'
import type { EngineRequest } from '../request.ts'

/**
 * The document at a client_id is read when somebody is about to sign in with it and what is known of it is too old; never where tokens
 * are exchanged or judged.
 */
export async function refreshDocument(
  { ctx }: EngineRequest,
  id: string,
  known: RegisteredClient | undefined,
): Promise<void> {
  if (!/^https?:\/\//.test(id) || Provider.ctx?.oidc.route !== 'authorization') return
  const expires = known?.document_expires_at
  if (expires && Date.parse(expires) > Date.now()) return
  await refreshDocumentClient(ctx, id)
}

const withoutPort = (url: URL): string => `${url.protocol}//${url.hostname}${url.pathname}${url.search}`

/** RFC 8252 §7.3: a program on somebody's machine listens on whichever port is free; nothing else may differ. */
export function isDocumentAddress({ redirect_uris }: RegisteredClient, address: string): boolean {
  if (redirect_uris.includes(address)) return true
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' || !isLoopback(url) || url.hash || url.username) return false
  return redirect_uris.some(known => {
    const other = URL.parse(known)
    return other?.protocol === 'http:' && withoutPort(other) === withoutPort(url)
  })
}
