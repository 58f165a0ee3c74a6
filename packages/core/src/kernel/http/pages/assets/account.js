import { api, boot, el, languageSelect, text } from './dom.js'
import { slugOf } from './slug.js'

const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
const main = document.getElementById('main')

const FIELDS = {
  tenant_name: { autocomplete: 'organization', maxlength: 200 },
  tenant_slug: {
    autocomplete: 'off',
    maxlength: 63,
    dir: 'ltr',
    spellcheck: 'false',
    autocapitalize: 'none',
  },
  name: { autocomplete: 'name', maxlength: 200 },
  email: { type: 'email', autocomplete: 'username', maxlength: 254, dir: 'ltr' },
  password: { type: 'password', autocomplete: 'new-password', maxlength: 1024, dir: 'ltr' },
}

const TO_DOCS = [['/docs', 'open_docs']]
const TO_LOGIN = [['/login', 'to_login']]

const signedInText = ({ user, tenant }) => ({ name: user.name, email: user.email, tenant: tenant.name })

/** What each page asks for, where it sends it, and what it says afterwards. */
const PAGES = {
  setup: {
    fields: ['tenant_name', 'tenant_slug', 'name', 'email', 'password', 'language'],
    needsToken: 'setup.no_token',
    async send(values) {
      const answer = await api('POST', '/auth/setup', { ...values, token })
      if (answer.value) await api('PATCH', '/me', { locale: boot.language })
      return answer
    },
    doneParams: signedInText,
  },
  login: {
    fields: ['email', 'password'],
    send: values => api('POST', '/auth/login', values),
    doneParams: signedInText,
    below: ['/forgot-password', 'forgot_link'],
  },
  forgot: {
    fields: ['email'],
    send: values => api('POST', '/auth/password/forgot', values),
    below: ['/login', 'to_login'],
  },
  reset: {
    fields: ['password'],
    needsToken: 'no_token',
    send: values => api('POST', '/auth/password/reset', { ...values, token }),
  },
  verify: {
    fields: [],
    needsToken: 'no_token',
    send: () => api('POST', '/auth/email/verify', { token }),
  },
  invitation: {
    fields: [],
    needsToken: 'no_token',
    send: values => api('POST', `/auth/invitations/${encodeURIComponent(token)}/accept`, values),
  },
}

const page = PAGES[boot.page]
const label = part => text(`${boot.page}.${part}`)
const heading = () => el('h1', { tabindex: '-1' }, label('title'))

const showLanguages = () => document.getElementById('language').replaceChildren(languageSelect())

/** Title, a sentence and where to go from here; takes the focus, so that it is also heard. */
function showNotice({ kind, title, detail, links = [] }) {
  const head = el('h1', { tabindex: '-1' }, title)
  main.classList.remove('wide')
  showLanguages()
  const buttons = links.map(([href, key]) => el('a', { class: 'button', href }, text(key)))
  main.replaceChildren(
    el('div', { class: `mark ${kind}`, 'aria-hidden': 'true' }),
    head,
    el('p', { class: 'lead' }, detail),
    ...buttons,
  )
  head.focus()
}

function showDone(params, links) {
  showNotice({
    kind: 'good',
    title: label('done'),
    detail: text(`${boot.page}.done_text`, params),
    links,
  })
  if (boot.page === 'login')
    main.append(el('button', { class: 'plain', type: 'button', onclick: signOut }, text('sign_out')))
}

async function signOut() {
  await api('POST', '/auth/logout')
  location.reload()
}

function passwordToggle(input) {
  const toggle = el('button', { type: 'button', class: 'reveal', 'aria-label': text('show_password') })
  toggle.addEventListener('click', () => {
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    toggle.classList.toggle('on', !isShown)
    toggle.setAttribute('aria-label', text(isShown ? 'show_password' : 'hide_password'))
  })
  return toggle
}

function fieldOf(name) {
  const id = `field-${name}`
  if (name === 'language') {
    return el(
      'div',
      { class: 'field' },
      el('label', { for: id }, text('field.language')),
      languageSelect({ id, 'aria-label': null }),
    )
  }
  const isLogin = boot.page === 'login'
  const hint = isLogin ? undefined : boot.texts[`hint.${name}`]
  const autocomplete = isLogin && name === 'password' ? 'current-password' : FIELDS[name].autocomplete
  const describedBy = hint ? `${id}-hint ${id}-error` : `${id}-error`
  const input = el('input', {
    id,
    name,
    type: 'text',
    ...FIELDS[name],
    autocomplete,
    'aria-describedby': describedBy,
    required: true,
  })
  const box = name === 'password' ? el('div', { class: 'with-reveal' }, input, passwordToggle(input)) : input
  const caption = el('label', { for: id }, text(`field.${name}`))
  const error = el('p', { class: 'error', id: `${id}-error` })
  return el(
    'div',
    { class: 'field' },
    caption,
    box,
    hint && el('p', { class: 'hint', id: `${id}-hint` }, hint),
    error,
  )
}

function setFieldError(form, name, message) {
  const input = form.elements.namedItem(name)
  if (!input) return false
  input.toggleAttribute('aria-invalid', message !== '')
  if (message) input.setAttribute('aria-invalid', 'true')
  document.getElementById(`field-${name}-error`).textContent = message
  return true
}

/** Errors stand at their fields; what belongs to no field stands above the button. */
function showProblem(form, problem) {
  const left = (problem.errors ?? []).filter(
    ({ path, message }) => !setFieldError(form, path.slice(1), message),
  )
  const isAtFields = problem.errors?.length > left.length
  const lines = isAtFields
    ? left.map(({ message }) => message)
    : [problem.title, problem.detail].filter(Boolean)
  form
    .querySelector('[role=alert]')
    .replaceChildren(...lines.map((line, index) => el(index === 0 ? 'strong' : 'span', {}, line)))
  form.querySelector('[aria-invalid]')?.focus()
}

function clearProblem(form) {
  form.querySelector('[role=alert]').replaceChildren()
  for (const name of page.fields) if (name !== 'language') setFieldError(form, name, '')
}

function findMissing(values) {
  const errors = Object.keys(values).filter(name => values[name] === '')
  return errors.map(name => ({ path: `/${name}`, message: text('field.required') }))
}

async function submit(form) {
  clearProblem(form)
  const values = Object.fromEntries(new FormData(form))
  const missing = findMissing(values)
  if (missing.length > 0) return showProblem(form, { errors: missing })
  const button = form.querySelector('button[type=submit]')
  button.disabled = true
  button.textContent = text('sending')
  const { value, problem } = await page.send(values)
  if (!problem) return showDone(page.doneParams?.(value) ?? page.facts, value?.session ? TO_DOCS : TO_LOGIN)
  button.disabled = false
  button.textContent = label('action')
  if (problem.code === 'setup_done') return showSetupDone()
  showProblem(form, problem)
}

/** The short name follows the long one until someone writes their own. */
function suggestSlug(form) {
  const [name, slug] = [form.elements.namedItem('tenant_name'), form.elements.namedItem('tenant_slug')]
  let isOwn = slug.value !== ''
  slug.addEventListener('input', () => {
    isOwn = slug.value !== ''
  })
  name.addEventListener('input', () => {
    if (!isOwn) slug.value = slugOf(name.value)
  })
}

/** A change of language loads the page anew; what was written stays, secrets excepted. */
function keepDraft(form) {
  const key = `draft.${boot.page}`
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  for (const [name, value] of Object.entries(kept)) form.elements.namedItem(name).value = value
  sessionStorage.removeItem(key)
  window.addEventListener('pagehide', () => {
    const { password: _, ...values } = Object.fromEntries(new FormData(form))
    if (form.isConnected) sessionStorage.setItem(key, JSON.stringify(values))
  })
}

function showForm(lead) {
  const form = el(
    'form',
    { novalidate: true },
    page.fields.map(fieldOf),
    el('div', { role: 'alert' }),
    el('button', { type: 'submit' }, label('action')),
  )
  form.addEventListener('submit', event => {
    event.preventDefault()
    void submit(form)
  })
  const below =
    page.below && el('p', { class: 'below' }, el('a', { href: page.below[0] }, text(page.below[1])))
  main.replaceChildren(...[heading(), lead && el('p', { class: 'lead' }, lead), form, below].filter(Boolean))
  main.classList.toggle('wide', page.fields.length > 3)
  if (page.fields.includes('tenant_slug')) suggestSlug(form)
  keepDraft(form)
  form.querySelector('input')?.focus()
}

const showSetupDone = () =>
  showNotice({
    kind: 'calm',
    title: text('problem.setup_done'),
    detail: text('problem.setup_done.detail'),
    links: TO_LOGIN,
  })

const showDeadEnd = problem =>
  showNotice({
    kind: 'bad',
    title: problem.title,
    detail: problem.detail ?? '',
    links: TO_LOGIN,
  })

/** An invitation is looked at first: whom it is for decides what is asked. */
async function showInvitation() {
  const { value, problem } = await api('GET', `/auth/invitations/${encodeURIComponent(token)}`)
  if (problem) return showDeadEnd(problem)
  page.facts = { tenant: value.tenant.name, email: value.email }
  page.fields = value.needs_password ? ['name', 'password'] : []
  showForm(text('invitation.lead', page.facts))
  const name = main.querySelector('#field-name')
  if (name) name.value = value.name ?? ''
}

async function show() {
  if (!page.fields.includes('language')) showLanguages()
  if (boot.page === 'setup' && boot.is_done) return showSetupDone()
  if (page.needsToken && token === '')
    return showNotice({ kind: 'bad', title: text('problem.link_invalid'), detail: text(page.needsToken) })
  if (boot.page === 'invitation') return showInvitation()
  const me = boot.page === 'login' && boot.has_session ? await api('GET', '/me') : {}
  if (me.value) return showDone(signedInText(me.value), TO_DOCS)
  showForm(boot.texts[`${boot.page}.lead`])
}

void show()
