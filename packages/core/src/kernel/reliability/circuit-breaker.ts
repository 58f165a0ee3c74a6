export type BreakerState = 'closed' | 'open' | 'half-open'

export type BreakerOptions = {
  now?: () => number
  /** Consecutive failures that open the circuit. */
  failureThreshold: number
  /** Milliseconds before an open circuit lets one probe through. */
  openFor: number
  /** Keys with trouble remembered at once; the one untouched longest is forgotten first. */
  maxKeys?: number
}

/** Permission for one call. Call exactly one of the three; later calls do nothing. */
export type BreakerPermit = {
  succeed: () => void
  fail: () => void
  /** The call said nothing about the far side's health (refused by us, given up by the caller). */
  cancel: () => void
}

export type CircuitBreaker = {
  enter: (key: string) => BreakerPermit | null
  state: (key: string) => BreakerState
  /** Milliseconds until a probe may pass; 0 when the way is free. */
  retryAfter: (key: string) => number
  size: () => number
}

type Circuit = { failures: number; openedAt: number | null; probeSince: number | null }

export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { now = Date.now, failureThreshold, openFor, maxKeys = 1000 } = options
  // Healthy keys are not stored, so the map holds only those in trouble.
  const circuits = createRecent<Circuit>(maxKeys)

  /** Of an open circuit, how long no probe may pass; null when it is closed. */
  function pauseLeft(key: string): number | null {
    const openedAt = circuits.get(key)?.openedAt ?? null
    return openedAt === null ? null : Math.max(0, openedAt + openFor - now())
  }

  function noteFailure(key: string): void {
    const circuit = circuits.get(key) ?? { failures: 0, openedAt: null, probeSince: null }
    // A call that began before the circuit opened must not prolong the pause.
    if (circuit.openedAt !== null) return
    circuit.failures += 1
    if (circuit.failures >= failureThreshold) circuit.openedAt = now()
    circuits.put(key, circuit)
  }

  function probe(key: string, circuit: Circuit): BreakerPermit | null {
    const time = now()
    if (circuit.openedAt !== null && time - circuit.openedAt < openFor) return null
    // A probe whose caller vanished must not keep the circuit open for ever.
    if (circuit.probeSince !== null && time - circuit.probeSince < openFor) return null
    circuit.probeSince = time
    circuits.put(key, circuit)
    return once({
      succeed: () => void circuits.delete(key),
      fail: () => void Object.assign(circuit, { openedAt: now(), probeSince: null }),
      cancel: () => void Object.assign(circuit, { probeSince: null }),
    })
  }

  return {
    enter(key) {
      const circuit = circuits.get(key)
      if (circuit && circuit.openedAt !== null) return probe(key, circuit)
      return once({
        succeed: () => circuits.get(key)?.openedAt === null && circuits.delete(key),
        fail: () => noteFailure(key),
        cancel: () => {},
      })
    },
    state: key => stateOf(pauseLeft(key)),
    retryAfter: key => pauseLeft(key) ?? 0,
    size: circuits.size,
  }
}

/** Values by key; past the bound the one that was put longest ago is forgotten. */
function createRecent<T>(most: number) {
  const values = new Map<string, T>()
  return {
    get: (key: string) => values.get(key),
    delete: (key: string) => values.delete(key),
    size: () => values.size,
    put(key: string, value: T): void {
      values.delete(key)
      values.set(key, value)
      const oldest = values.size > most ? values.keys().next().value : undefined
      if (oldest !== undefined) values.delete(oldest)
    },
  }
}

const stateOf = (left: number | null): BreakerState =>
  left === null ? 'closed' : left > 0 ? 'open' : 'half-open'

function once(permit: BreakerPermit): BreakerPermit {
  let used = false
  const guard = (act: () => void) => () => {
    if (used) return
    used = true
    act()
  }
  return { succeed: guard(permit.succeed), fail: guard(permit.fail), cancel: guard(permit.cancel) }
}
