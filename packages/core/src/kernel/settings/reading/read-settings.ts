import type { Settings } from '../all-settings.ts'
import type { Definitions } from '../definition.ts'
import { resolveDefinitions } from '../resolve-definitions.ts'
import type { Rule } from '../rules.ts'
import type { SettingGroup } from '../setting-group.ts'
import { type SettingProblem, SettingsError } from '../settings-error.ts'
import { nearMisses } from './near-miss.ts'
import type { Environment, ReadOptions } from './surroundings.ts'

export type ReadSettings = Readonly<{ settings: Settings; warnings: readonly SettingProblem[] }>

/** The one place where the environment becomes settings. Throws a SettingsError that names every problem. */
export function readSettings(
  groups: readonly SettingGroup[],
  env: Environment,
  options: ReadOptions = {},
): ReadSettings {
  const definitions: Definitions = Object.assign({}, ...groups.map(group => group.settings))
  const resolved = resolveDefinitions(definitions, env, options)
  const spoilt = new Set(resolved.problems.map(problem => problem.name.replace(/_FILE$/, '')))
  // A rule over a value that could not be read would only repeat the first complaint.
  const sound = (list: readonly Rule[]) => list.filter(rule => !rule.about.some(name => spoilt.has(name)))
  // The interface Settings is put together from the same definitions, module by module.
  const settings = resolved.values as unknown as Settings
  const rules = groups.flatMap(group => group.rules ?? [])
  const problems = [...resolved.problems, ...apply(sound(rules), settings)]
  if (problems.length > 0) throw new SettingsError(problems)
  const warnings = [
    ...resolved.warnings,
    ...apply(
      groups.flatMap(group => group.cautions ?? []),
      settings,
    ),
    ...nearMisses(env, acceptedNames(definitions)),
  ]
  return { settings, warnings }
}

function apply(list: readonly Rule[], settings: Settings): SettingProblem[] {
  return list.flatMap(rule => {
    const message = rule.finds(settings)
    return message === undefined ? [] : [{ name: rule.about[0]!, message }]
  })
}

/** The names an operator may set, file twins of secrets included. */
export const acceptedNames = (all: Definitions): string[] =>
  Object.entries(all).flatMap(([name, definition]) => (definition.secret ? [name, `${name}_FILE`] : [name]))
