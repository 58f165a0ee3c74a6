import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** A column that holds addresses of logos; the platform role may read it. */
export type LogoSource = { readonly table: string; readonly column: string }

export const logoSources = defineExtensionPoint<LogoSource>('logos.sources')
