import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** A column that holds addresses of pictures, or a JSON object with one in the named field; the platform role may read it. */
export type LogoSource = { readonly table: string; readonly column: string; readonly field?: string }

export const logoSources = defineExtensionPoint<LogoSource>('logos.sources')
