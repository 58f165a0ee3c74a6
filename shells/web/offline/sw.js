// Keeps the files of one build, whose names carry a hash of their content, and the page for when there is no network.
// Pages, the API and OAuth are never kept: they belong to one person and one moment.
const ASSETS = 'tamga-assets-__BUILD__'
const OFFLINE = 'tamga-offline'
// The page of the till, which sells without a network; the open page keeps it there.
const TILL = 'tamga-till'
const TILL_PAGE = '/pos/till'
const NEVER = /^\/(api|oauth2|\.well-known)(\/|$)/

self.addEventListener('activate', event => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || NEVER.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptPage(url)))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function forgetOldBuilds() {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith('tamga-assets-') && name !== ASSETS)
  await Promise.all(old.map(name => caches.delete(name)))
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(ASSETS)
    await cache.put(request, answer.clone())
  }
  return answer
}

async function keptPage(url) {
  const till =
    url.pathname === TILL_PAGE &&
    (await caches.open(TILL).then(cache => cache.match(TILL_PAGE, { ignoreVary: true })))
  return till || offlinePage()
}

/** The open page keeps it there in the language it speaks. */
async function offlinePage() {
  const cache = await caches.open(OFFLINE)
  return (await cache.match('/offline.html')) ?? Response.error()
}
