import { openContext } from '../request/context.ts'
import type { Entry } from './entry.ts'

/** The context of an open route has no person. */
export function enterOpenly(entry: Entry): void {
  entry.ctx = openContext(entry.mounting.services, entry.request)
}
