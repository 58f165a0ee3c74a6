import type { FastifyRequest } from 'fastify'

export type OauthProblem = {
  readonly error: string
  readonly error_description?: string
  readonly request_id: string
}

/** Makes the page, with the headers it needs. */
export type ProblemPage = (
  request: FastifyRequest,
  problem: OauthProblem,
) => Promise<{ html: string; headers: Record<string, string> }>
