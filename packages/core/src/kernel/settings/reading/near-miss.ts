import type { SettingProblem } from '../settings-error.ts'
import type { Environment } from './surroundings.ts'

/** Levenshtein distance, given up past `limit`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= to.length; column++) {
      const replaced = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      const distance = Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    // What follows only adds to it. Most names differ after a few letters, and every start compares thousands of pairs.
    if (least > limit) return limit + 1
    previous = current
  }
  return previous[to.length]!
}

/** Short names resemble too many ordinary variables (HOST and HOME), so they get less slack or none. */
const slack = (name: string) => (name.length >= 9 ? 2 : name.length >= 6 ? 1 : 0)

/** Variables that look like a misspelt setting. The environment holds much else, so this only warns. */
export function nearMisses(env: Environment, known: readonly string[]): SettingProblem[] {
  const names = new Set(known)
  const found: SettingProblem[] = []
  for (const name of Object.keys(env)) {
    if (names.has(name) || !/^[A-Z][A-Z0-9_]+$/.test(name)) continue
    const meant = closest(name, known)
    if (meant) found.push({ name, message: `is not a setting; did you mean ${meant}?` })
  }
  return found
}

function closest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map(one => ({ one, distance: editDistance(name, one, slack(one)), slack: slack(one) }))
    .filter(({ distance, slack }) => distance <= slack)
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.one
}
