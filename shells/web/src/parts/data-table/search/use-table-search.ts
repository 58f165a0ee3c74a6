import { useNavigate, useSearch } from '@tanstack/react-router'

const NOT_FILTERS = new Set(['q', 'sort', 'cursor', 'before', 'limit'])

/** What a table, its pager and the bar above it need, whatever the filters are. */
export type TableState = {
  q: string
  /** `name` or `-created_at`; empty for the order of the server. */
  sort: string
  limit: number
  cursor: string | undefined
  isFiltered: boolean
  /** Number of the first row of this page, from 1. */
  offset: number
  hasPrevious: boolean
  setQ: (q: string) => void
  setSort: (sort: string) => void
  setLimit: (limit: number) => void
  next: (cursor: string) => void
  previous: () => void
  clear: () => void
}

export type TableControls<F extends string = never> = TableState & {
  filters: Partial<Record<F, string>>
  /**
   * For the query of the API, and for the key of the query. What came from the address is passed on as it is, and the
   * server judges it: `never` fits the lists of values that the contract names.
   */
  apiQuery: { q?: string; sort?: never; cursor?: string; limit: number } & { [Name in F]?: never }
  setFilter: (name: F, value: string | null) => void
}

type Options<F extends string> = {
  /** Names of the filters; without it every other parameter of the page is one. */
  filters?: readonly F[]
  defaultSort?: string
  defaultLimit?: number
}

type Raw = Record<string, string | string[] | number | undefined>

/** The state of a list, kept in the URL: it survives a reload and can be sent to someone. */
export function useTableSearch<F extends string = never>(options: Options<F> = {}): TableControls<F> {
  const search = useSearch({ strict: false }) as Raw
  const change = useSearchChange()
  const { defaultSort = '', defaultLimit = 50 } = options
  const before = (search['before'] as string[] | undefined) ?? []
  const names = options.filters ?? (Object.keys(search).filter(name => !NOT_FILTERS.has(name)) as F[])
  const filters = Object.fromEntries(
    names.filter(name => search[name] !== undefined).map(name => [name, String(search[name])]),
  ) as Partial<Record<F, string>>
  const q = (search['q'] as string | undefined) ?? ''
  const sort = (search['sort'] as string | undefined) ?? defaultSort
  const limit = Number(search['limit'] ?? defaultLimit)
  const cursor = search['cursor'] as string | undefined
  // Another filter or order makes other pages: the old cursors mean nothing there.
  const restart = (values: Raw) => change({ ...values, cursor: undefined, before: undefined })
  return {
    q,
    sort,
    limit,
    cursor,
    filters,
    isFiltered: q !== '' || Object.keys(filters).length > 0,
    offset: before.length * limit + 1,
    hasPrevious: before.length > 0,
    apiQuery: { ...filters, q: q || undefined, sort: sort || undefined, cursor, limit } as never,
    setQ: next => restart({ q: next || undefined }),
    setSort: next => restart({ sort: next || undefined }),
    setLimit: next => restart({ limit: next }),
    setFilter: (name, value) => restart({ [name]: value ?? undefined }),
    next: nextCursor => change({ cursor: nextCursor, before: [...before, cursor ?? ''] }),
    previous: () => change({ cursor: before.at(-1) || undefined, before: orNothing(before.slice(0, -1)) }),
    clear: () => restart({ q: undefined, ...Object.fromEntries(names.map(name => [name, undefined])) }),
  }
}

const orNothing = (list: string[]) => (list.length > 0 ? list : undefined)

function useSearchChange() {
  const navigate = useNavigate()
  return (values: Raw) => {
    // The hook serves every route, so the type of one route's parameters cannot be named here.
    const search = ((old: Raw) => ({ ...old, ...values })) as never
    void navigate({ to: '.', search, resetScroll: false })
  }
}
