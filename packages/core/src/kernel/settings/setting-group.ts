import type { Settings } from './all-settings.ts'
import type { Definitions } from './definition.ts'
import type { Rule } from './rules.ts'

/** Settings that are documented together: those of a module, or one subject of the kernel. */
export type SettingGroup = Readonly<{
  title: string
  settings: Definitions
  /** Contradictions that stop the start. */
  rules?: readonly Rule[]
  /** What is allowed, and still worth a line at the start. */
  cautions?: readonly Rule[]
  /** Addresses of other services that these settings make us call; the command doctor looks whether their hosts resolve. */
  outboundUrls?: (settings: Settings) => readonly (string | undefined)[]
}>
