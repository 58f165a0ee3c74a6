import { el, text } from './dom.js'

const nav = document.getElementById('nav')

const methodBadge = method => el('span', { class: `method ${method}` }, method.toUpperCase())

const words = ({ id, path, method, operation }) =>
  [id, path, method, operation.summary, operation['x-permission'], operation['x-app']].join(' ').toLowerCase()

function link(entry) {
  const path = el('span', { class: 'path' }, el('bdi', {}, entry.path.replace('/api/v1', '')))
  const title = el('span', { class: 'name', lang: 'en' }, entry.operation.summary)
  return el(
    'a',
    { href: `#${entry.id}`, 'data-words': words(entry) },
    methodBadge(entry.method),
    el('span', { class: 'what' }, title, path),
  )
}

function group(tag, entries) {
  const list = el(
    'ul',
    {},
    entries.map(entry => el('li', {}, link(entry))),
  )
  return el('section', {}, el('h2', { lang: 'en' }, tag), list)
}

function filter(query, empty) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  let found = 0
  for (const section of nav.querySelectorAll('section')) {
    let shown = 0
    for (const item of section.querySelectorAll('li')) {
      const isWanted = wanted.every(word => item.firstChild.dataset.words.includes(word))
      item.hidden = !isWanted
      shown += Number(isWanted)
    }
    section.hidden = shown === 0
    found += shown
  }
  empty.hidden = found > 0
  nav.querySelector('.overview').hidden = wanted.length > 0
}

const visibleLinks = () => [...nav.querySelectorAll('a')].filter(item => item.offsetParent !== null)

/** Arrows walk through what is shown; the first one leads from the search box into the list. */
function walk(event, search) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const links = visibleLinks()
  const next = links.indexOf(document.activeElement) + step
  if (next < 0) search.focus()
  else links[next]?.focus()
}

function createSearch(empty) {
  const search = el('input', {
    type: 'search',
    placeholder: text('search'),
    'aria-label': text('search'),
    'aria-keyshortcuts': '/',
  })
  search.addEventListener('input', () => filter(search.value, empty))
  search.addEventListener('keydown', event => {
    if (event.key === 'Enter') nav.querySelector('section:not([hidden]) li:not([hidden]) a')?.click()
    if (event.key !== 'Escape') return
    search.value = ''
    filter('', empty)
  })
  return search
}

/** `/` leads to the search box from wherever nothing is being written. */
function listenForSlash(search, open) {
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.activeElement.matches('input, textarea, select')) return
    event.preventDefault()
    open()
    search.focus()
  })
}

export function showNav(entries, tags) {
  const empty = el('p', { class: 'hint', hidden: true, role: 'status' }, text('nothing_found'))
  const search = createSearch(empty)
  const toggle = el(
    'button',
    { type: 'button', class: 'plain menu', 'aria-expanded': 'false', 'aria-controls': 'operations' },
    text('operations'),
  )
  const open = isOpen => {
    nav.classList.toggle('open', isOpen)
    toggle.setAttribute('aria-expanded', String(isOpen))
  }
  toggle.addEventListener('click', () => open(!nav.classList.contains('open')))
  const overview = el('a', { class: 'overview', href: '#' }, text('overview'))
  const groups = tags.map(tag =>
    group(
      tag,
      entries.filter(entry => entry.tag === tag),
    ),
  )
  const key = el('kbd', { 'aria-hidden': 'true' }, '/')
  const list = el(
    'div',
    { id: 'operations', class: 'operations' },
    el('div', { class: 'search' }, search, key),
    overview,
    groups,
    empty,
  )
  nav.setAttribute('aria-label', text('operations'))
  nav.append(toggle, list)
  nav.addEventListener('keydown', event => walk(event, search))
  listenForSlash(search, () => open(true))
  return { mark: id => markCurrent(id, open) }
}

function markCurrent(id, open) {
  for (const item of nav.querySelectorAll('a')) item.removeAttribute('aria-current')
  const current = nav.querySelector(`a[href="#${CSS.escape(id)}"]`) ?? nav.querySelector('a.overview')
  current.setAttribute('aria-current', 'page')
  open(false)
  current.scrollIntoView({ block: 'nearest' })
}
