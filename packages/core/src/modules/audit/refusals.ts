import { recordSecurity } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import type { AppError } from '../../kernel/http/problem.ts'

export type RefusalNotes = {
  /** Records a refused change soon, within limits. The answer does not wait. */
  note(ctx: SessionContext, error: AppError, request: string): void
  /** Waits for what is being written. */
  flush(): Promise<void>
}

const WINDOW_MS = 60_000
/** Limits of recorded refusals: further ones would only repeat and fill the table. */
const PER_PERSON = 10
const PER_PROCESS = 300

export function createRefusalNotes(): RefusalNotes {
  const counted = new Map<string, number>()
  const writing = new Set<Promise<void>>()
  let written = 0
  let windowEnds = 0

  function isWithinBounds(key: string): boolean {
    const now = Date.now()
    if (now >= windowEnds) {
      counted.clear()
      written = 0
      windowEnds = now + WINDOW_MS
    }
    const count = counted.get(key) ?? 0
    if (count >= PER_PERSON || written >= PER_PROCESS) return false
    counted.set(key, count + 1)
    written++
    return true
  }

  function note(ctx: SessionContext, error: AppError, request: string): void {
    if (!isWithinBounds(`${ctx.tenant.id} ${ctx.person.id}`)) return
    const write = recordRefusal(ctx, error, request)
      .catch(reason => ctx.services.log.warn({ err: reason }, 'a refusal could not be recorded'))
      .finally(() => writing.delete(write))
    writing.add(write)
  }

  return { note, flush: async () => void (await Promise.all(writing)) }
}

const WANTED: Readonly<Record<string, string>> = {
  cross_site_request: 'same origin',
  token_network_refused: 'network of the token',
}

function recordRefusal(ctx: SessionContext, { code, params }: AppError, request: string): Promise<void> {
  const wanted = params['permission'] ?? params['app'] ?? WANTED[code] ?? 'operator'
  return inTenant(ctx, tx =>
    recordSecurity(tx, ctx, {
      action: 'access.refused',
      target: { type: 'route', id: request, name: String(wanted) },
      changes: { code: [null, code] },
    }),
  )
}
