import type { Default } from './definition.ts'
import { parseDuration } from './kinds/amounts.ts'

/** A duration that follows a shorter limit, so that shortening the limit alone is no contradiction. */
export const atMost =
  (usual: string, limit: string): Default =>
  around =>
    `${Math.min(parseDuration(usual) ?? 0, Number(around.value(limit)))}s`
