import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { direction, LANGUAGES, type Language } from '@tamga/formats'
import type { Plugin } from 'vite'
import { ar } from '../src/sign-in/messages/ar.ts'
import { en } from '../src/sign-in/messages/en.ts'
import { es } from '../src/sign-in/messages/es.ts'
import { fr } from '../src/sign-in/messages/fr.ts'
import { mn } from '../src/sign-in/messages/mn.ts'
import { ru } from '../src/sign-in/messages/ru.ts'
import { zh } from '../src/sign-in/messages/zh.ts'

const CATALOGUES = { mn, en, ar, zh, fr, ru, es }

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The service worker, named after the build it belongs to, and one page per language for when there is no network. */
export function offlinePages(): Plugin {
  return {
    name: 'offline-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const style = this.emitFile({ type: 'asset', name: 'offline.css', source: read('offline.css') })
      const styleAddress = `/${this.getFileName(style)}`
      for (const language of LANGUAGES)
        this.emitFile({
          type: 'asset',
          fileName: `offline.${language}.html`,
          source: offlinePage(language, styleAddress),
        })
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: read('sw.js').replace('__BUILD__', build) })
    },
  }
}

/** No script and no inline style, so that it stands under the strictest policy. An empty address is the page itself. */
function offlinePage(language: Language, style: string): string {
  const text = (part: 'title' | 'text' | 'retry') => CATALOGUES[language].texts[`offline.${part}`]
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${text('title')}</title>
    <link rel="stylesheet" href="${style}" />
  </head>
  <body>
    <main>
      <svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" /><path d="M19 15v9a13 13 0 0 0 26 0v-9M32 15v23M26 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0" /></svg>
      <h1>${text('title')}</h1>
      <p>${text('text')}</p>
      <a href="">${text('retry')}</a>
    </main>
  </body>
</html>
`
}
