import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const inFlight = new WeakMap<Page, Set<Request>>()

/** Counts what the page still waits for: until a skeleton shows, nothing else tells an empty page from a loading one. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  inFlight.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

/** Data, and the code of a screen: until it is here, the screen before still stands. */
const AWAITED = ['fetch', 'script', 'stylesheet']

const isWaiting = (page: Page) =>
  [...(inFlight.get(page) ?? [])].some(request => AWAITED.includes(request.resourceType()))

const IS_DRAWN = `document.querySelector('h1')?.checkVisibility() === true
  && document.querySelector('.mantine-Skeleton-root, .skeleton, .mantine-Loader-root') === null
  && document.getAnimations().every(animation => animation.playState !== 'running')`

const PATIENCE = 60_000
const GLANCE = 25

/** Drawn to the end: the heading is there, and nothing is loading or moving any more, twice in a row. */
export async function settled(page: Page): Promise<void> {
  // Not waitForFunction: it evaluates inside the page, where our own content security policy forbids it.
  const look = async () => !isWaiting(page) && (await page.evaluate<boolean>(IS_DRAWN)) && !isWaiting(page)
  const end = Date.now() + PATIENCE
  for (let calm = 0; calm < 2; ) {
    calm = (await look()) ? calm + 1 : 0
    assert.ok(calm > 0 || Date.now() < end, `${page.url()} is still loading or moving`)
    await setTimeout(GLANCE)
  }
}
