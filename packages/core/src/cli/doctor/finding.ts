export type Finding = Readonly<{
  check: string
  status: 'ok' | 'warn' | 'fail'
  detail: string
  /** What to do about it. */
  advice?: string
}>

export const ok = (check: string, detail: string): Finding => ({ check, status: 'ok', detail })
export const warn = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'warn',
  detail,
  advice,
})
export const fail = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'fail',
  detail,
  advice,
})

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : String(error)
