import type { LoadShedder } from '../../reliability/load-shedder.ts'
import { overloaded } from '../problem.ts'

/** Step 1: past capacity, a cheap refusal before the body is read. Returns how to give the place back. */
export function shedLoad(shedder: LoadShedder): () => void {
  const leave = shedder.tryEnter()
  if (!leave) throw overloaded(shedder.retryAfterSeconds())
  return leave
}
