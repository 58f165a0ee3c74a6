import { showAccount } from './docs-account.js'
import { showNav } from './docs-nav.js'
import { showOperation } from './docs-operation.js'
import { boot, el, languageSelect, text } from './dom.js'

const main = document.getElementById('main')
const DOCUMENT = '/api/v1/openapi.json'

const entriesOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      id: operation.operationId,
      tag: operation.tags[0],
    })),
  )

/** What stands between backticks is code: it keeps its own direction and look. */
const withCode = sentence =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? el('code', {}, part) : part))

function showOverview({ info }) {
  const parts = ['signing_in', 'lists', 'errors', 'changes'].map(key =>
    el(
      'section',
      { class: 'tile' },
      el('h2', {}, text(`${key}.title`)),
      el('p', {}, withCode(text(`${key}.text`))),
    ),
  )
  main.replaceChildren(
    el('h1', { tabindex: '-1' }, text('title'), ' ', el('bdi', { class: 'version' }, `v${info.version}`)),
    el('p', { class: 'lead' }, text('lead')),
    el('p', {}, el('a', { href: DOCUMENT }, text('download'))),
    el('div', { class: 'tiles' }, parts),
  )
}

function showPage(api, entries, nav) {
  const id = decodeURIComponent(location.hash.slice(1))
  const entry = entries.find(candidate => candidate.id === id)
  if (entry) showOperation(main, api, entry)
  else showOverview(api)
  nav.mark(id)
  document.title = `${entry?.operation.summary ?? text('title')} · ${boot.brand}`
}

/** A new page begins at its heading, for the eye and for a screen reader alike. */
function turnPage(api, entries, nav) {
  showPage(api, entries, nav)
  main.querySelector('h1').focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

async function start() {
  document.getElementById('language').append(languageSelect())
  document.body.prepend(el('a', { class: 'skip', href: '#main', onclick: skip }, text('skip')))
  showAccount()
  main.append(el('p', { class: 'hint', role: 'status' }, text('loading')))
  try {
    const api = await (await fetch(DOCUMENT)).json()
    const entries = entriesOf(api)
    const used = api.tags.map(({ name }) => name).filter(name => entries.some(({ tag }) => tag === name))
    const nav = showNav(entries, used)
    window.addEventListener('hashchange', () => turnPage(api, entries, nav))
    showPage(api, entries, nav)
  } catch {
    main.replaceChildren(el('p', { role: 'alert' }, text('failed')))
  }
}

/** The hash names the operation, so the skip link moves the focus itself. */
function skip(event) {
  event.preventDefault()
  main.focus()
}

void start()
