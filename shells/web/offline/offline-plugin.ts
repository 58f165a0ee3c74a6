import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { direction, LANGUAGES, type Language } from '@tamga/formats'
import type { Plugin } from 'vite'

type Texts = Readonly<Record<`offline.${'title' | 'text' | 'retry'}`, string>>

async function textsOf(language: Language): Promise<Texts> {
  const file = new URL(`../src/sign-in/messages/${language}.ts`, import.meta.url)
  const catalogues: Record<string, { texts: Texts }> = await import(file.href)
  return catalogues[language]!.texts
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The service worker, named after the build it belongs to, and one page per language for when there is no network. */
export function offlinePages(): Plugin {
  return {
    name: 'offline-pages',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const style = this.emitFile({ type: 'asset', name: 'offline.css', source: read('offline.css') })
      const styleAddress = `/${this.getFileName(style)}`
      for (const language of LANGUAGES)
        this.emitFile({
          type: 'asset',
          fileName: `offline.${language}.html`,
          source: await offlinePage(language, styleAddress),
        })
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: read('sw.js').replace('__BUILD__', build) })
    },
  }
}

/** No script and no inline style, so that it stands under the strictest policy. An empty address is the page itself, which it asks for again and again. */
async function offlinePage(language: Language, style: string): Promise<string> {
  const texts = await textsOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="15" />
    <title>${texts['offline.title']}</title>
    <link rel="stylesheet" href="${style}" />
  </head>
  <body>
    <main>
      <svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" /><path d="M19 15v9a13 13 0 0 0 26 0v-9M32 15v23M26 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0" /></svg>
      <h1>${texts['offline.title']}</h1>
      <p>${texts['offline.text']}</p>
      <a href="">${texts['offline.retry']}</a>
    </main>
  </body>
</html>
`
}
