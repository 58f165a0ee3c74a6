import type { FastifyRequest } from 'fastify'
import { isUuid } from '../../crypto/uuid.ts'
import { invalid, notFound } from '../problem.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { isStorableText } from './json-body.ts'

/** A malformed id names nothing, so it is not found; text that PostgreSQL cannot store is refused before it gets there. */
export function refuseUnstorable({ shape }: RouteDefinition): (request: FastifyRequest) => void {
  const params = Object.entries(shape.params?.properties ?? {}).map(([name, schema]) => ({
    name,
    isId: (schema as { format?: string }).format === 'uuid',
  }))
  return request => {
    for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
      if (typeof value === 'string' && !isStorableText(value))
        throw invalid({ path: `/${name}`, code: 'unstorable_text' })
    }
    for (const { name, isId } of params) {
      const value = (request.params as Record<string, string>)[name] ?? ''
      if (!isStorableText(value) || (isId && !isUuid(value))) throw notFound()
    }
  }
}
