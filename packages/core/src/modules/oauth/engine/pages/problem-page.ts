import type { Configuration } from 'oidc-provider'
import { requestOf } from '../request.ts'

/** What cannot be sent back to the application is told to the person (RFC 6749 §4.1.2.1). */
export const renderError: NonNullable<Configuration['renderError']> = async (ctx, out) => {
  const { ctx: own, problemPage } = requestOf(ctx)
  const problem = {
    error: out.error,
    ...(out.error_description !== undefined && { error_description: out.error_description }),
    request_id: own.request_id,
  }
  if (!problemPage || ctx.accepts('json', 'html') !== 'html') {
    ctx.body = problem
    return
  }
  const { html, headers } = await problemPage(problem)
  ctx.set(headers)
  ctx.type = 'html'
  ctx.body = html
}
