import { defineKind, type Kind } from './kind.ts'

const secondsIn: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

/** `90s`, `12h`, `30d`, also joined as in `1h30m`; a bare number is refused, since it says no unit. */
export function parseDuration(given: string): number | undefined {
  if (!/^(\d{1,9}(\.\d{1,3})?(ms|s|m|h|d|w))+$/.test(given)) return undefined
  let seconds = 0
  for (const [, amount, unit] of given.matchAll(/([\d.]+)(ms|s|m|h|d|w)/g)) {
    seconds += Number(amount) * secondsIn[unit!]!
  }
  return seconds
}

const longest = 3650 * 86_400

/** A span of time, as seconds. */
export const duration: Kind<number> = defineKind(
  'duration',
  'a duration such as 60s, 12h or 30d, longer than zero and at most ten years',
  given => {
    const seconds = parseDuration(given)
    return seconds !== undefined && seconds > 0 && seconds <= longest ? seconds : undefined
  },
)

/** A wait, as seconds, that may be none at all. */
export const delay: Kind<number> = defineKind(
  'duration',
  'a duration such as 0s or 5s, at most an hour',
  given => {
    const seconds = parseDuration(given)
    return seconds !== undefined && seconds <= 3600 ? seconds : undefined
  },
)

export type Rate = Readonly<{ count: number; seconds: number }>

/** `5/1m` is five in any minute; `off` is no limit (null). */
export const rate: Kind<Rate | null> = defineKind('rate', 'a rate such as 5/1m, or off', given => {
  if (given === 'off') return null
  const [, count, span] = /^(\d{1,9})\/(.+)$/.exec(given) ?? []
  const seconds = span === undefined ? undefined : parseDuration(/^\d/.test(span) ? span : `1${span}`)
  return seconds && Number(count) > 0 ? Object.freeze({ count: Number(count), seconds }) : undefined
})

const bytesIn: Record<string, number> = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 }

/** A size, as bytes. */
export const size: Kind<number> = defineKind(
  'size',
  'a size such as 512kb or 5mb, from 1kb to 1gb',
  given => {
    const [, amount, unit] = /^(\d{1,10})(b|kb|mb|gb)$/.exec(given.toLowerCase()) ?? []
    if (amount === undefined) return undefined
    const bytes = Number(amount) * bytesIn[unit!]!
    return bytes >= 1024 && bytes <= 1024 ** 3 ? bytes : undefined
  },
)
