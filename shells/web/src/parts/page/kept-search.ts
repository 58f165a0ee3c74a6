/**
 * For `validateSearch` of a route: what it does not keep is gone. The router lays the kept over all that the address says,
 * so that a parameter which was merely left out would still reach the screen.
 */
export const keepOnly =
  <T extends object>(validate: (given: Record<string, unknown>) => T) =>
  (given: Record<string, unknown>): T => ({
    ...(Object.fromEntries(Object.keys(given).map(name => [name, undefined])) as Partial<T>),
    ...validate(given),
  })
