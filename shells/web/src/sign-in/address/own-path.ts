/**
 * Only a path of this origin, or null: anything else would make the sign-in page a springboard to foreign sites. Two slashes
 * name another host, also those that dots leave behind when a browser tidies a path up.
 */
export function ownPath(wanted: string, origin: string): string | null {
  const url = wanted.startsWith('/') ? URL.parse(wanted, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
