import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { seedOfCommit, testsEverything } from '@tamga/core/testing'
import { settled } from './settled.ts'

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

const seed = seedOfCommit()

/**
 * To look through a page for barriers takes as long as to draw it: with each commit another fifth of the places. Five has no divisor in
 * common with the number of schemes and of languages, which take turns as well: each place meets all of them.
 */
function isLookedThrough(where: string): boolean {
  const number = [...where].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return testsEverything() || (number + seed) % 5 === 0
}

/** Nothing serious for people who see, hear or move differently, where this commit looks. */
export async function requireAccessible(page: Page, where: string): Promise<void> {
  if (isLookedThrough(where)) await requireNoBarrier(page, where)
}

/** The same, whatever the commit. */
export const requireNoBarrier = (page: Page, where: string): Promise<void> => requireNoViolation(page, where)

/** Between light and dark the page is the same but for its colours. */
export async function requireContrast(page: Page, where: string): Promise<void> {
  if (isLookedThrough(where)) await requireNoViolation(page, where, ['color-contrast', 'link-in-text-block'])
}

async function requireNoViolation(page: Page, where: string, rules?: string[]): Promise<void> {
  const grave = (await violationsOf(page, rules)).filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  )
  assert.deepEqual(
    grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html.slice(0, 160)) })),
    [],
    where,
  )
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** Rules that never find anything serious or critical: what they found would not be looked at. */
const MILD = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

// We look at violations alone, and have no sound or film that would have to be loaded first.
const OPTIONS = {
  resultTypes: ['violations' as const],
  preload: false,
  rules: Object.fromEntries(MILD.map(rule => [rule, { enabled: false }])),
}

async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
  // It stays in the page that it once came into, and is large.
  if (await page.evaluate<boolean>(`'axe' in window`)) {
    const options = JSON.stringify({ ...OPTIONS, ...(rules && { runOnly: rules }) })
    return page.evaluate<Violation[]>(`axe.run(document, ${options}).then(({ violations }) => violations)`)
  }
  // Our pages have no frames: the mode that looks into them would open a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(OPTIONS)
  return (await (rules ? axe.withRules(rules) : axe).analyze()).violations
}

const SCHEMES = ['light', 'dark'] as const

/** Drawn to the end; accessible in light and dark, which take turns from commit to commit as the places do. It is light again afterwards. */
export async function requireFine(page: Page, where: string): Promise<void> {
  await settled(page)
  if (!isLookedThrough(where)) return
  const chosen = SCHEMES[(seed + where.length) % SCHEMES.length]!
  for (const scheme of testsEverything() ? SCHEMES : [chosen]) {
    await useScheme(page, scheme)
    await requireNoBarrier(page, `${where}, ${scheme}`)
  }
  await useScheme(page, 'light')
}

export async function useScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.mantineColorScheme = '${scheme}'`)
  await settled(page)
}

export async function requireNoOverflow(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  assert.ok(excess <= 0, `${where} is ${excess} px wider than the window`)
}

/** On a phone, as it is; it is as wide as before afterwards. */
export async function requireFitsPhone(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await settled(page)
  await requireNoOverflow(page, where)
  await page.setViewportSize(before)
}

// The three that differ most in length and direction. The language of most tests comes last, and stays.
export const FITTING_LANGUAGES = ['mn', 'ar', 'en'] as const

/** On a phone in the last language, which stays; in another one where this commit looks, and the others take turns. */
export async function requireFits(
  { page, context }: { page: Page; context: BrowserContext },
  where: string,
  languages: readonly string[] = FITTING_LANGUAGES,
): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize(PHONE)
  const last = languages.length - 1
  const isAnother = (at: number) => at === seed % languages.length && isLookedThrough(where)
  const isInTurn = (at: number) => at === last || isAnother(at) || testsEverything()
  for (const value of languages.filter((_, at) => isInTurn(at))) {
    await context.addCookies([{ name: 'lang', value, url: page.url() }])
    await page.reload()
    await settled(page)
    await requireNoOverflow(page, `${where} in ${value}`)
  }
  await page.setViewportSize(before)
}
