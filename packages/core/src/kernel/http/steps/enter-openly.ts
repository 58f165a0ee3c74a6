import { openContext } from '../request/context.ts'
import type { Entry } from './entry.ts'

/** An open route knows nobody: its handler gets a context without a person. */
export function enterOpenly(entry: Entry): void {
  entry.ctx = openContext(entry.mounting.services, entry.request)
}
