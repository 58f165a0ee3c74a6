import { refreshAccount } from './docs-account.js'
import { codeBlock } from './docs-code.js'
import { exampleOf } from './docs-example.js'
import { resolve } from './docs-schema.js'
import { el, text } from './dom.js'

const LONGEST = 200_000

function control(document, parameter) {
  const schema = resolve(document, parameter.schema)
  const attributes = {
    id: `try-${parameter.name}`,
    name: parameter.name,
    required: parameter.required,
    dir: 'ltr',
  }
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : null)
  if (choices)
    return el(
      'select',
      attributes,
      el('option', { value: '' }, ''),
      choices.map(value => el('option', { value }, String(value))),
    )
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return el('input', {
    ...attributes,
    inputmode: isNumber ? 'numeric' : undefined,
    placeholder: schema.default,
    autocomplete: 'off',
  })
}

function parameterField(document, parameter) {
  const caption = el(
    'label',
    { for: `try-${parameter.name}` },
    el('code', {}, parameter.name),
    parameter.required && el('span', { class: 'needed' }, text('required')),
  )
  return el('div', { class: 'field' }, caption, control(document, parameter))
}

function bodyField(document, content) {
  if (!content) return null
  const [[type, { schema }]] = Object.entries(content)
  const isJson = type === 'application/json'
  const value = isJson ? JSON.stringify(exampleOf(document, schema, { isLeast: true }), null, 2) : ''
  const area = el('textarea', {
    id: 'try-body',
    name: 'body',
    rows: '7',
    spellcheck: 'false',
    dir: 'ltr',
    class: 'code',
    'data-type': type,
  })
  area.value = value
  return el(
    'div',
    { class: 'field' },
    el('label', { for: 'try-body' }, text('body'), ' ', el('code', {}, type)),
    area,
  )
}

/** What the form says, as a request. */
function requestOf(form, { method, path, operation }) {
  const given = name => form.elements.namedItem(name)?.value ?? ''
  const parameters = operation.parameters ?? []
  const query = new URLSearchParams()
  for (const { name, in: place } of parameters)
    if (place === 'query' && given(name) !== '') query.set(name, given(name))
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(given(name)))
  const area = form.querySelector('#try-body')
  const body = area && area.value.trim() !== '' ? area.value : undefined
  const headers = body === undefined ? {} : { 'content-type': area.dataset.type }
  for (const { name, in: place } of parameters)
    if (place === 'header' && given(name) !== '') headers[name] = given(name)
  return {
    method: method.toUpperCase(),
    address: `${address}${query.size > 0 ? `?${query}` : ''}`,
    headers,
    body,
  }
}

const quoted = value => `'${value.replaceAll("'", `'\\''`)}'`

/** The same request for a terminal. The token comes from the environment: it does not belong into a history of commands. */
function curlOf({ method, address, headers, body }, isOpen) {
  const parts = [`curl -X ${method} ${quoted(location.origin + address)}`]
  if (!isOpen) parts.push('-H "Authorization: Bearer $TAMGA_TOKEN"')
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
  if (body !== undefined) parts.push(`--data-binary ${quoted(body)}`)
  return parts.join(' \\\n  ')
}

/** Reads no more than is shown: an export may be endless. */
async function readText(response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let content = ''
  while (reader && content.length <= LONGEST) {
    const { value, done } = await reader.read()
    if (done) return { content, isWhole: true }
    content += value
  }
  await reader?.cancel()
  return { content: content.slice(0, LONGEST), isWhole: !reader }
}

function parsed(content, response) {
  if (!response.headers.get('content-type')?.includes('json')) return content
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}

async function showAnswer(place, response) {
  const { content, isWhole } = await readText(response)
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  place.replaceChildren(
    el(
      'p',
      { class: `status ${response.ok ? 'good' : 'bad'}` },
      el('code', {}, `${response.status} ${response.statusText}`),
    ),
    content === ''
      ? el('p', { class: 'hint' }, text('no_content'))
      : codeBlock(parsed(content, response), text('answer')),
    ...(isWhole ? [] : [el('p', { class: 'hint' }, text('shortened'))]),
    el('details', {}, el('summary', {}, text('headers')), codeBlock(headers, text('headers'))),
  )
}

/** Beside the text the panel scrolls by itself; below it, the page does. */
function reveal(place) {
  const panel = place.closest('.try')
  if (panel.scrollHeight > panel.clientHeight) panel.scrollTop = place.offsetTop - 12
  else place.scrollIntoView({ block: 'nearest' })
}

async function send(form, entry, place) {
  const { method, address, headers, body } = requestOf(form, entry)
  place.replaceChildren(el('p', { class: 'hint' }, text('sending')))
  try {
    await showAnswer(place, await fetch(address, { method, headers, body }))
  } catch {
    place.replaceChildren(el('p', { class: 'error' }, text('failed')))
  }
  reveal(place)
  if (method !== 'GET' && address.includes('/auth/')) await refreshAccount()
}

async function copy(button, content) {
  await navigator.clipboard.writeText(content)
  button.textContent = text('copied')
  setTimeout(() => {
    button.textContent = text('copy_curl')
  }, 2000)
}

/** The form that sends a real request with the session of the page. */
export function tryForm(document, entry) {
  const answer = el('div', { class: 'answer', role: 'status' })
  const copyButton = el('button', { type: 'button', class: 'plain' }, text('copy_curl'))
  const form = el(
    'form',
    {},
    el(
      'div',
      { class: 'parameters' },
      (entry.operation.parameters ?? []).map(parameter => parameterField(document, parameter)),
    ),
    bodyField(document, entry.operation.requestBody?.content),
    el('div', { class: 'actions' }, el('button', { type: 'submit' }, text('send')), copyButton),
  )
  form.addEventListener('submit', event => {
    event.preventDefault()
    void send(form, entry, answer)
  })
  copyButton.addEventListener(
    'click',
    () => void copy(copyButton, curlOf(requestOf(form, entry), entry.operation['x-access'] === 'open')),
  )
  return el(
    'section',
    { class: 'try' },
    el('h2', {}, text('try')),
    el('p', { class: 'hint' }, text('try_note')),
    form,
    answer,
  )
}
