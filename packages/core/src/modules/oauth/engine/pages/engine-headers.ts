import type { FastifyReply } from 'fastify'

/** The engine's own pages load nothing; the one script that sends a form_post answer is let in by its hash. */
const PAGE_POLICY = "default-src 'none'; script-src; frame-ancestors 'none'; base-uri 'none'"

/** The headers of every answer, as the endpoints of the provider need them. */
export const engineHeaders = (reply: FastifyReply) => ({
  ...(reply.getHeaders() as Record<string, string>),
  'content-security-policy': PAGE_POLICY,
  // An application may open the sign-in in a window of its own and wait for it.
  'cross-origin-opener-policy': 'unsafe-none',
})
