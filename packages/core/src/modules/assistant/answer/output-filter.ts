/** What a page gets of a model's words. Everything here is decided by code, whatever the model was talked into. */

// Characters that show nothing, turn the direction around, or hide text in tags.
const HIDDEN = /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const IMAGE = /!\[[^\]]*\](?:\([^)]*\)?|\[[^\]]*\])?/g
const LINK = /\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)?/g
const LINK_BY_NAME = /\[([^\]]*)\]\[[^\]]*\]/g
const LINK_DEFINITION = /^\s*\[[^\]]+\]:.*$/gm
const MARKUP = /<\/?[a-z!][^>]*>?/gi
const ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:javascript|data|mailto|tel|vbscript|file):|\bwww\.)[^\s<>"'`)\]]*/gi
// Domain names that a reader might type in, or a program turn into a link.
const DOMAIN =
  /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|xyz|info|mn|ru|cn|co|me|ai|site|link|top)(?:\/[^\s)\]]*)?(?![\w@])/gi
const SECRETS = [
  /\btamga_(?:pat|svc)_[\w-]+/g,
  /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g,
  /\bsk-[\w-]{16,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /-----BEGIN [^-]*-----[\s\S]*?(?:-----END [^-]*-----|$)/g,
]

const REMOVED = '…'

/** Line breaks stay: they are the only control characters with a meaning here. */
const withoutHidden = (text: string): string =>
  text
    .split('\n')
    .map(line => line.replace(HIDDEN, match => (match === '\t' ? ' ' : '')))
    .join('\n')

/** E-mail addresses of members are told by tools, so the domain in them is left alone. */
const withoutDomains = (text: string): string =>
  text.replace(DOMAIN, (match, at: number, whole: string) =>
    typeof at === 'number' && whole[at - 1] === '@' ? match : REMOVED,
  )

/** Neither pictures, nor addresses that lead elsewhere, nor markup, nor secrets. References are judged afterwards. */
export function filterText(text: string, secrets: readonly string[] = []): string {
  let kept = withoutHidden(text)
    .replace(IMAGE, '')
    .replace(LINK_DEFINITION, '')
    .replace(LINK, '$1')
    .replace(LINK_BY_NAME, '$1')
    .replace(MARKUP, '')
    .replace(ADDRESS, REMOVED)
  kept = withoutDomains(kept)
  for (const pattern of SECRETS) kept = kept.replace(pattern, '•••')
  for (const secret of secrets) if (secret.length >= 8) kept = kept.replaceAll(secret, '•••')
  return kept
}
