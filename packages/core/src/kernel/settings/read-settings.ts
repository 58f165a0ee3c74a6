import type { Definitions } from './definition.ts'
import { definitions, type Settings } from './definitions/groups.ts'
import { nearMisses } from './near-miss.ts'
import { resolveDefinitions } from './resolve-definitions.ts'
import { cautions, type Rule, rules } from './rules.ts'
import { type SettingProblem, SettingsError } from './settings-error.ts'
import type { Environment, ReadOptions } from './surroundings.ts'

export type ReadSettings = Readonly<{ settings: Settings; warnings: readonly SettingProblem[] }>

/** The one place where the environment becomes settings. Throws a SettingsError that names every problem. */
export function readSettings(env: Environment, options: ReadOptions = {}): ReadSettings {
  const resolved = resolveDefinitions(definitions, env, options)
  const spoilt = new Set(resolved.problems.map(problem => problem.name.replace(/_FILE$/, '')))
  // A rule over a value that could not be read would only repeat the first complaint.
  const sound = (list: readonly Rule[]) => list.filter(rule => !rule.about.some(name => spoilt.has(name)))
  const problems = [...resolved.problems, ...apply(sound(rules), resolved.values)]
  if (problems.length > 0) throw new SettingsError(problems)
  const warnings = [
    ...resolved.warnings,
    ...apply(cautions, resolved.values),
    ...nearMisses(env, acceptedNames(definitions)),
  ]
  return { settings: resolved.values, warnings }
}

/** The settings of this process; nothing else reads process.env. */
export const readProcessSettings = (options: ReadOptions = {}): ReadSettings =>
  readSettings(process.env, options)

function apply(list: readonly Rule[], settings: Settings): SettingProblem[] {
  return list.flatMap(rule => {
    const message = rule.finds(settings)
    return message === undefined ? [] : [{ name: rule.about[0]!, message }]
  })
}

/** The names an operator may set, file twins of secrets included. */
export const acceptedNames = (all: Definitions): string[] =>
  Object.entries(all).flatMap(([name, definition]) => (definition.secret ? [name, `${name}_FILE`] : [name]))
