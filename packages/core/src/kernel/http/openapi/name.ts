import type { Method, RouteShape } from '../route-definition.ts'

/**
 * A stable name from the method and the path: `organisation.members.list`, `organisation.members.suspend`. Generated clients
 * call operations by it, so it changes only when the address does.
 */
export function operationId(
  method: Method,
  address: string,
  shape: Pick<RouteShape, 'name' | 'reply' | 'produces' | 'status'>,
): string {
  const segments = address
    .replace(/^\/api\/v1\//, '/')
    .split('/')
    .filter(Boolean)
  const names = segments
    .filter(segment => !segment.startsWith(':'))
    .map(segment => segment.replaceAll(/[^a-z0-9]+/gi, '_'))
  if (shape.name !== undefined) return [...names.slice(0, -1), shape.name].join('.')
  const isOne = segments.at(-1)?.startsWith(':') ?? false
  return [...names, ...verb(method, { isOne, collection: names.at(-1) ?? '' }, shape)].join('.')
}

type Target = { isOne: boolean; collection: string }

function verb(
  method: Method,
  { isOne, collection }: Target,
  shape: Pick<RouteShape, 'reply' | 'produces' | 'status'>,
): string[] {
  if (method === 'GET') return shape.produces && !isOne ? [] : [isList(shape) ? 'list' : 'read']
  if (method === 'POST') return shape.status === 201 || isOne ? ['create'] : []
  if (method === 'PUT') return ['replace']
  if (method === 'PATCH') return ['update']
  return [!isOne && collection.endsWith('s') ? 'delete_all' : 'delete']
}

const isList = ({ reply }: Pick<RouteShape, 'reply'>): boolean =>
  'items' in ((reply as { properties?: object } | undefined)?.properties ?? {})
