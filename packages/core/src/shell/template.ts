import { escapeHtml } from '../kernel/http/pages/escape-html.ts'

/** What the server puts into a page of the shell. */
export type PageValues = Readonly<{
  LANG: string
  DIR: string
  SCHEME: string
  TITLE: string
  DESCRIPTION: string
  THEME_COLOR: string
  BOOT: object
  NOSCRIPT: string
  CSP_NONCE: string
}>

export type Template = (values: PageValues) => string

const MARKS: readonly (keyof PageValues)[] = [
  'LANG',
  'DIR',
  'SCHEME',
  'TITLE',
  'DESCRIPTION',
  'THEME_COLOR',
  'BOOT',
  'NOSCRIPT',
  'CSP_NONCE',
]

/** Cut at its marks once, when the service starts; a mark that is lost or unknown stops the start. */
export function readTemplate(html: string, file: string): Template {
  const parts = html.split(/__([A-Z_]+?)__/)
  const found = new Set(parts.filter((_, index) => index % 2 === 1))
  const lost = MARKS.filter(mark => !found.has(mark))
  const unknown = [...found].filter(mark => !MARKS.includes(mark as keyof PageValues))
  if (lost.length > 0 || unknown.length > 0) {
    throw new Error(
      `the shell's ${file} does not fit this core: marks lost [${lost.join(', ')}], unknown [${unknown.join(', ')}]`,
    )
  }
  return values =>
    parts.map((part, index) => (index % 2 === 0 ? part : render(part as keyof PageValues, values))).join('')
}

function render(mark: keyof PageValues, values: PageValues): string {
  // Inside a script element only `<` could end the data; entities would not be read there.
  if (mark === 'BOOT') return JSON.stringify(values.BOOT).replaceAll('<', '\\u003c')
  return escapeHtml(values[mark])
}
