import { el } from './dom.js'

const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const TOO_LONG = 60_000

/** JSON with its keys, texts and other values told apart. */
function* coloured(json) {
  let end = 0
  for (const match of json.matchAll(TOKEN)) {
    yield json.slice(end, match.index)
    const [whole, string, colon] = match
    const kind = colon ? 'key' : string ? 'string' : 'value'
    yield el('span', { class: `json-${kind}` }, string ?? whole)
    if (colon) yield colon
    end = match.index + whole.length
  }
  yield json.slice(end)
}

/** A block of code that can be scrolled by keyboard. */
export function codeBlock(content, label) {
  const isPlain = typeof content === 'string'
  const shown = isPlain ? content : JSON.stringify(content, null, 2)
  const parts = isPlain || shown.length > TOO_LONG ? [shown] : [...coloured(shown)]
  return el('pre', { tabindex: '0', role: 'region', 'aria-label': label, dir: 'ltr' }, el('code', {}, parts))
}
