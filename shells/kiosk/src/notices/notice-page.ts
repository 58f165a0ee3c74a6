import { type BrowserPage, openPage } from '../browser/browser-page.ts'
import type { DebuggingPipe } from '../browser/debugging-pipe.ts'
import { type KioskLanguage, TEXTS } from './texts.ts'

export type Notice = 'offline' | 'device_pending' | 'device_revoked' | 'refused'

export type NoticePage = { readonly page: BrowserPage; readonly notice: Notice }

const ADDRESS = 'http://127.0.0.1/notice'
const CHOSEN = 'tamgaChosen'

const STYLE = `
  html { color-scheme: light dark; font: 18px/1.5 system-ui, 'DejaVu Sans', sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; text-align: center; padding: 24px; box-sizing: border-box }
  h1 { font-size: 30px; margin: 0 0 8px } p { margin: 0; opacity: .75; max-width: 44ch }
  pre { background: #fffef8; color: #1b1f24; padding: 20px; margin: 24px 0 0; text-align: start; max-height: 40vh; overflow: auto; border-radius: 8px; box-shadow: 0 1px 6px #0003 }
  menu { display: flex; gap: 16px; margin: 28px 0 0; padding: 0; flex-wrap: wrap; justify-content: center }
  button { font: inherit; font-weight: 600; padding: 14px 28px; border-radius: 10px; border: 1px solid #7778; background: transparent; color: inherit; cursor: pointer }
  button:first-child { background: #1c5fd6; border-color: #1c5fd6; color: #fff }`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const draw = (language: KioskLanguage, body: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title></title><style>${STYLE}</style><main>${body}</main></html>`

/** A page that the host draws itself; it reaches nothing. */
async function openOwn(pipe: DebuggingPipe, html: string, onChosen: (what: string) => void) {
  const page = await openPage(pipe, {
    judge: ({ url, isTopDocument }) => (isTopDocument && url === ADDRESS ? { html } : 'blocked'),
    scripts: [
      {
        source: `addEventListener('click', ({ isTrusted, target }) => { const { choice } = target.dataset ?? {}; if (isTrusted && choice) window.${CHOSEN}(choice) })`,
        world: 'host',
      },
    ],
    bindings: [CHOSEN],
    onHeard: ({ world, text }) => world === 'host' && onChosen(text),
  })
  await page.open(ADDRESS)
  return page
}

/** Says why there is nothing else to be seen. */
export async function openNotice(
  pipe: DebuggingPipe,
  notice: Notice,
  language: KioskLanguage,
): Promise<NoticePage> {
  const { [notice]: title, [`${notice}Note` as const]: note } = TEXTS[language]
  const body = `<h1>${escaped(title)}</h1><p>${escaped(note)}</p>`
  return { page: await openOwn(pipe, draw(language, body), () => {}), notice }
}

export type Question = { readonly page: BrowserPage; readonly isOnPaper: Promise<boolean> }

/** Asks in a page above the work area, which the work area cannot draw or answer. */
export async function askAboutPaper(
  pipe: DebuggingPipe,
  lines: readonly string[],
  language: KioskLanguage,
): Promise<Question> {
  const { isPrinted, isPrintedNote, yes, again } = TEXTS[language]
  const { promise: isOnPaper, resolve } = Promise.withResolvers<boolean>()
  const body = `<h1>${escaped(isPrinted)}</h1><p>${escaped(isPrintedNote)}</p><pre>${lines.map(escaped).join('\n')}</pre>
<menu><button data-choice="yes">${escaped(yes)}</button><button data-choice="again">${escaped(again)}</button></menu>`
  const page = await openOwn(pipe, draw(language, body), choice => resolve(choice === 'yes'))
  return { page, isOnPaper }
}
