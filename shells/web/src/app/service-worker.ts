const OFFLINE_CACHE = 'tamga-offline'

/** Assets from the cache, and a page of our own when there is no network. Only in a built shell, on a secure origin. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where storage is forbidden the shell works without it.
  const quietly = (work: Promise<unknown>) => work.catch(() => {})
  addEventListener('load', () => {
    quietly(navigator.serviceWorker.register('/sw.js'))
    quietly(keepOfflinePage())
  })
  new MutationObserver(() => quietly(keepOfflinePage())).observe(document.documentElement, {
    attributeFilter: ['lang'],
  })
}

/** The worker cannot know the language of a page that did not load: the last open page keeps it ready. */
async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(`/offline.${document.documentElement.lang}.html`)
  if (!answer.ok) return
  const cache = await caches.open(OFFLINE_CACHE)
  const style = /href="(\/assets\/[^"]+)"/.exec(await answer.clone().text())?.[1]
  await cache.put('/offline.html', answer)
  if (style) await cache.add(style)
}
