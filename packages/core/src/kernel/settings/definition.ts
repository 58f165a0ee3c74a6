import { boolean } from './kinds/basic.ts'
import type { Kind } from './kinds/kind.ts'

/** What a default may depend on: the machine, and settings that stand on their own. */
export type Surroundings = Readonly<{
  isProduction: boolean
  isContainer: boolean
  isTerminal: boolean
  cores: number
  value: (name: string) => unknown
}>

export type Default = string | ((around: Surroundings) => string | undefined)

type Described = Readonly<{
  about: string
  example?: string
  /** Taken also as NAME_FILE, never printed. */
  secret?: boolean
  /** Given and empty is another thing than not given: its value is the empty text. */
  emptyCounts?: boolean
  /** Production overrides whatever is given. */
  forcedInProduction?: string
}>

export type Definition<T = unknown, O extends boolean = boolean> = Described &
  Readonly<{ kind: Kind<T>; optional: O; default?: Default; shownDefault: string }>

export type Definitions = Readonly<Record<string, Definition>>

export type Values<D extends Definitions> = Readonly<{
  [K in keyof D]: D[K] extends Definition<infer T, infer O> ? (O extends true ? T | undefined : T) : never
}>

/** A setting that always has a value: given, or by default. The default is written as an operator would write it. */
export const setting = <T>(
  kind: Kind<T>,
  described: Described & { default: Default; shownDefault?: string },
): Definition<T, false> =>
  Object.freeze({ shownDefault: plain(described.default), ...described, kind, optional: false })

/** A setting that may be absent. */
export const optional = <T>(
  kind: Kind<T>,
  described: Described & { shownDefault?: string },
): Definition<T, true> => Object.freeze({ shownDefault: '', ...described, kind, optional: true })

const plain = (given: Default) => (typeof given === 'string' ? given : '')

/** Simulators are switched off in production, whatever the setting says. */
export const simulatorSwitch = (of: string): Definition<boolean, false> =>
  setting(boolean, {
    about: `The simulator of ${of}.`,
    default: around => (around.isProduction ? 'off' : 'on'),
    shownDefault: 'on in development; always off in production',
    example: 'off',
    forcedInProduction: 'off',
  })
