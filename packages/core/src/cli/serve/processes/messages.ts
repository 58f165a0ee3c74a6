/** From the process that was started to one of those that serve. */
export type ToWorker =
  | { readonly kind: 'begin'; readonly databaseUrl: string; readonly port: number; readonly isFirst: boolean }
  | { readonly kind: 'stop' }
  | { readonly kind: 'render'; readonly id: number }
  | { readonly kind: 'collected'; readonly id: number; readonly page: string }

export type ToPrimary =
  | { readonly kind: 'awake' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: string }
  | { readonly kind: 'collect'; readonly id: number }
