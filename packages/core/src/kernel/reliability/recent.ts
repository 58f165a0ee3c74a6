export type Recent<T> = {
  get: (key: string) => T | undefined
  /** Like `get`, and the key is now the one touched last. */
  touch: (key: string) => T | undefined
  put: (key: string, value: T) => T
  entries: () => [string, T][]
  size: () => number
}

/** Values by key; past the bound the one that was touched longest ago is forgotten. */
export function createRecent<T>(most: number): Recent<T> {
  const values = new Map<string, T>()
  function put(key: string, value: T): T {
    values.delete(key)
    values.set(key, value)
    const oldest = values.size > most ? values.keys().next().value : undefined
    if (oldest !== undefined) values.delete(oldest)
    return value
  }
  return {
    get: key => values.get(key),
    size: () => values.size,
    entries: () => [...values],
    put,
    touch(key) {
      const value = values.get(key)
      return value === undefined ? undefined : put(key, value)
    },
  }
}
