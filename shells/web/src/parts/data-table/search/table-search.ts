import { keepOnly } from '../../page/kept-search.ts'

export const PAGE_SIZES = [25, 50, 100] as const

/** What the URL holds of a list. `before` are the cursors of the pages behind, so that one can go back. */
export type TableSearch<F extends string = never, K extends string = never> = {
  q?: string
  sort?: string
  cursor?: string
  before?: string[]
  limit?: number
} & { [Name in F | K]?: string }

type Options<F extends string, K extends string> = {
  filters?: readonly F[]
  /** Names that the API sorts by. */
  sorts?: readonly string[]
  /** Other parameters of the page, such as a tab or an opened row. */
  keep?: readonly K[]
}

const text = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value || undefined
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** For `validateSearch` of a route: what does not fit is dropped, since people edit addresses by hand. */
export function validateTableSearch<const F extends string = never, const K extends string = never>(
  options: Options<F, K> = {},
) {
  const { filters = [], sorts, keep = [] } = options
  return keepOnly((given): TableSearch<F, K> => {
    const sort = text(given['sort'])
    const limit = Number(given['limit'])
    const before = given['before']
    const named = [...filters, ...keep].map(name => [name, text(given[name])] as const)
    const found: Record<string, unknown> = {
      ...Object.fromEntries(named),
      q: text(given['q']),
      sort: sort && (!sorts || sorts.includes(sort.replace(/^-/, ''))) ? sort : undefined,
      cursor: text(given['cursor']),
      before: Array.isArray(before) && before.length > 0 ? before.map(String) : undefined,
      limit: PAGE_SIZES.some(size => size === limit) ? limit : undefined,
    }
    return Object.fromEntries(
      Object.entries(found).filter(([, value]) => value !== undefined),
    ) as TableSearch<F, K>
  })
}
