/** Names a value that a module keeps for as long as the process runs, and nowhere else. */
export type ProcessValue<T> = { readonly name: string; readonly make: () => T }

export const defineProcessValue = <T>(name: string, make: () => T): ProcessValue<T> => ({ name, make })

export type ProcessValues = { of<T>(value: ProcessValue<T>): T }

/** Made when it is first asked for. */
export function createProcessValues(): ProcessValues {
  const made = new Map<string, unknown>()
  return {
    of<T>({ name, make }: ProcessValue<T>): T {
      if (!made.has(name)) made.set(name, make())
      return made.get(name) as T
    },
  }
}
