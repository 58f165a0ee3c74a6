import type { SettingName, Settings } from './all-settings.ts'

/** A sentence about settings that contradict each other; it is told under the first of their names. */
export type Rule = Readonly<{
  about: readonly SettingName[]
  finds: (settings: Settings) => string | undefined
}>

export const rule = (about: readonly SettingName[], finds: Rule['finds']): Rule => ({ about, finds })

/** When some but not all are set. */
export const allOrNone = (...names: readonly SettingName[]): Rule =>
  rule(names, settings => {
    const missing = names.filter(name => settings[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return undefined
    return `belongs to ${names.slice(1).join(' and ')}: set all of them or none (missing: ${missing.join(', ')})`
  })

export const needs = (name: SettingName, other: SettingName): Rule =>
  rule([name, other], settings =>
    settings[name] !== undefined && settings[other] === undefined ? `needs ${other}: set it too` : undefined,
  )

export const notLonger = (name: SettingName, limit: SettingName): Rule =>
  rule([name, limit], settings =>
    Number(settings[name]) > Number(settings[limit])
      ? `must not be longer than ${limit}: shorten it`
      : undefined,
  )

export const isProduction = (settings: Settings): boolean => settings.ENVIRONMENT === 'production'
