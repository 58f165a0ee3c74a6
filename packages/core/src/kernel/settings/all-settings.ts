import type { Values } from './definition.ts'
import type { kernelDefinitions } from './definitions/kernel-definitions.ts'

/**
 * Every setting in force, by name. A module adds its own beside its definitions, so that they are typed wherever settings are read:
 * `declare module './all-settings.ts' { interface Settings extends Values<typeof definitions> {} }`.
 */
export interface Settings extends Values<typeof kernelDefinitions> {}

export type SettingName = keyof Settings
