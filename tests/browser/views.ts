import { seedOfCommit, testsEverything } from '@tamga/core/testing'
import { LANGUAGES, type Language } from '@tamga/formats'

export type View = {
  readonly language: Language
  readonly scheme: 'light' | 'dark'
  readonly width: 'wide' | 'phone'
}

const EVERY_VIEW: readonly View[] = LANGUAGES.flatMap(language =>
  (['light', 'dark'] as const).flatMap(scheme =>
    (['wide', 'phone'] as const).map(width => ({ language, scheme, width })),
  ),
)

const seed = seedOfCommit()

export const howChosen = testsEverything() ? 'all of it' : `a selection for commit ${seed.toString(16)}`

/**
 * Every screen. Where it has several tabs and dialogs, every second of them, and the others with another commit: not with the next one,
 * so that each is seen in every view.
 */
const inTurn = (paths: readonly string[]): readonly string[] => {
  const turn = Math.floor(seed / EVERY_VIEW.length)
  const screens = Object.values(Object.groupBy(paths, path => path.split('?')[0]!))
  return screens.flatMap(tabs => tabs!.filter((_, at) => tabs!.length === 1 || (at + turn) % 2 === 0))
}

/**
 * Every screen in one view. Neighbours differ in language, scheme and width, and 28 screens in a row are seen in all 28 views: so every
 * pair of language, scheme and width comes up in a run, and every screen in every view over the commits.
 */
export const viewsOf = (paths: readonly string[]): { path: string; view: View }[] =>
  testsEverything()
    ? paths.flatMap(path => EVERY_VIEW.map(view => ({ path, view })))
    : inTurn(paths).map((path, turn) => ({
        path,
        view: EVERY_VIEW[(seed + turn * STEP) % EVERY_VIEW.length]!,
      }))

/** Has no divisor in common with 28, and changes all three from one screen to the next. */
const STEP = 11
