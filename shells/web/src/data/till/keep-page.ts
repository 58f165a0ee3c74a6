import { queryClient } from '../../api/query-client.ts'
import { menusQuery, meQuery } from '../me.ts'

/** The service worker hands out what lies here when there is no network. */
const CACHE = 'tamga-till'
const PAGE = '/pos/till'
const IDENTITY = '/pos/till/identity'

/** The page of the till with everything it has loaded, so that it opens without a network. */
export async function keepTillPage(): Promise<void> {
  const cache = await caches.open(CACHE)
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  const page = await fetch(PAGE, { headers: { accept: 'text/html' } })
  if (!page.ok) return
  await cache.addAll([...new Set(loaded)])
  await cache.put(PAGE, page)
  const [me, menus] = [meQuery, menusQuery].map(({ queryKey }) => queryClient.getQueryData(queryKey))
  await cache.put(IDENTITY, Response.json({ me, menus }))
}

/** Who was here last: the till opens with it at once, and asks again as soon as there is a network. */
export async function restoreIdentity(): Promise<void> {
  if (queryClient.getQueryData(meQuery.queryKey)) return
  try {
    const kept = await (await caches.open(CACHE)).match(IDENTITY)
    if (!kept) return
    const { me, menus } = await kept.json()
    queryClient.setQueryData(meQuery.queryKey, me, { updatedAt: 0 })
    queryClient.setQueryData(menusQuery.queryKey, menus, { updatedAt: 0 })
  } catch {
    // Where storage is forbidden there is no till without a network.
  }
}
