const LONGEST = 2000
/** Printable ASCII without the backslash, which browsers read as a slash; one slash in front, since two name another host. */
const OWN_PATH = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/

/** A path of this origin, or null. */
export function ownPath(wanted: string, origin: string): string | null {
  if (wanted.length > LONGEST || !OWN_PATH.test(wanted)) return null
  const url = URL.parse(wanted, origin)
  if (url?.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
