import { codeBlock } from './docs-code.js'
import { exampleOf } from './docs-example.js'
import { limitsOf, schemaTree, typeOf } from './docs-schema.js'
import { tryForm } from './docs-try.js'
import { el, text } from './dom.js'

function badges({ operation }) {
  const access = operation['x-access']
  const permission = operation['x-permission']
  const app = operation['x-app']
  return el(
    'p',
    { class: 'badges' },
    el(
      'span',
      { class: `badge ${access}` },
      text(`access.${access}`),
      permission && [' ', el('code', {}, permission)],
    ),
    app && el('span', { class: 'badge' }, text('app'), ' ', el('code', {}, app)),
  )
}

function parametersTable(document, parameters) {
  if (!parameters?.length) return null
  const head = ['name', 'place', 'kind', 'about'].map(key => el('th', { scope: 'col' }, text(key)))
  const rows = parameters.map(({ name, in: place, required, schema, description }) => {
    return el(
      'tr',
      {},
      el(
        'td',
        {},
        el('code', { class: 'member' }, name),
        required && [' ', el('span', { class: 'needed' }, text('required'))],
      ),
      el('td', {}, text(`in.${place}`)),
      el('td', {}, el('code', { class: 'type' }, typeOf(document, schema))),
      el(
        'td',
        {},
        el('span', { class: 'type' }, limitsOf(document, schema)),
        description && el('p', { dir: 'auto' }, description),
      ),
    )
  })
  const table = el('table', {}, el('thead', {}, el('tr', {}, head)), el('tbody', {}, rows))
  return section(
    'parameters',
    el('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': text('parameters') }, table),
  )
}

const section = (key, ...children) => el('section', {}, el('h2', {}, text(key)), ...children)

/** Example first, the structure behind it: most readers want the first. */
function content(document, key, [type, { schema }]) {
  const isJson = type === 'application/json'
  return el(
    'div',
    { class: 'content-type' },
    el('p', {}, el('code', { class: 'type' }, type)),
    isJson && codeBlock(exampleOf(document, schema), `${text(key)}: ${text('example')}`),
    isJson && el('details', {}, el('summary', {}, text('structure')), schemaTree(document, schema)),
  )
}

function bodySection(document, body) {
  return body
    ? section(
        'body',
        Object.entries(body.content).map(entry => content(document, 'body', entry)),
      )
    : null
}

function successSection(document, responses) {
  const entries = Object.entries(responses).filter(([status]) => status < 400)
  const parts = entries.map(([status, response]) => {
    const contents = Object.entries(response.content ?? {})
    const lines =
      contents.length > 0
        ? contents.map(entry => content(document, 'success', entry))
        : el('p', { class: 'hint' }, text('no_content'))
    return [el('p', {}, el('code', { class: 'status good' }, status)), lines]
  })
  return section('success', parts.flat(2))
}

function problemsSection(responses) {
  const entries = Object.entries(responses).filter(([, response]) => response['x-problem-codes'])
  if (entries.length === 0) return null
  const rows = entries.map(([status, response]) => [
    el('dt', {}, el('code', { class: 'status bad' }, status)),
    el(
      'dd',
      {},
      response['x-problem-codes'].map(code => [el('code', {}, code), ' ']),
    ),
  ])
  return section('problems', el('dl', { class: 'problems' }, rows.flat(3)))
}

export function showOperation(main, document, entry) {
  const { operation, method, path } = entry
  const heading = el('h1', { tabindex: '-1', lang: 'en' }, el('bdi', {}, operation.summary))
  const address = el(
    'p',
    { class: 'address', dir: 'ltr' },
    el('span', { class: `method ${method}` }, method.toUpperCase()),
    ' ',
    el('code', {}, path),
  )
  const about = [
    parametersTable(document, operation.parameters),
    bodySection(document, operation.requestBody),
    successSection(document, operation.responses),
    problemsSection(operation.responses),
  ]
  const columns = el(
    'div',
    { class: 'columns' },
    el('div', { class: 'about' }, about),
    tryForm(document, entry),
  )
  main.replaceChildren(heading, address, badges(entry), columns)
}
