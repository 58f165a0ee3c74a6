/** A typed place where one module lets others add something. The only way in: modules never reach into each other. */
export type ExtensionPoint<T> = { readonly name: string; readonly value?: T }

export type Provision = { readonly point: string; readonly value: unknown }

export function defineExtensionPoint<T>(name: string): ExtensionPoint<T> {
  return Object.freeze({ name })
}

export function provide<T>(point: ExtensionPoint<T>, value: T): Provision {
  return Object.freeze({ point: point.name, value })
}
