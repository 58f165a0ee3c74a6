/** A reload goes on with the request that this tab was waiting for. The id opens nothing without the browser's cookie. */
const keyOf = (purpose: string): string => `tamga.eid.${purpose}`

export function keepRequest(purpose: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(purpose))
    else sessionStorage.setItem(keyOf(purpose), id)
  } catch {
    // Without storage a reload starts anew.
  }
}

export function keptRequest(purpose: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(purpose))
  } catch {
    return null
  }
}
