const SCHEME = 'mn.tamga.shell:'
const PATH = /^\/(?!\/)[\x21-\x7e]{0,499}$/

/** `mn.tamga.shell:/open/people` means the path `/people`; anything else means nothing. */
export function pathOfLink(link: string): string | null {
  if (!link.startsWith(`${SCHEME}/open/`)) return null
  const path = link.slice(`${SCHEME}/open`.length)
  return PATH.test(path) && !path.includes('\\') ? path : null
}
