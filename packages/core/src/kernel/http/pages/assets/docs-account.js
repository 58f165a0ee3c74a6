import { api, boot, el, text } from './dom.js'

const box = document.getElementById('account')

function input(name, attributes) {
  return el(
    'label',
    {},
    el('span', { class: 'small' }, text(name)),
    el('input', { name, required: true, dir: 'ltr', ...attributes }),
  )
}

function alertOf(problem) {
  return el(
    'div',
    { role: 'alert' },
    problem && el('strong', {}, problem.title),
    problem?.detail && el('span', {}, problem.detail),
  )
}

function showSignIn(problem) {
  const form = el(
    'form',
    { class: 'sign-in' },
    input('email', { type: 'email', autocomplete: 'username' }),
    input('password', { type: 'password', autocomplete: 'current-password' }),
    el('button', { type: 'submit' }, text('sign_in')),
  )
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const answer = await api('POST', '/auth/login', Object.fromEntries(new FormData(form)))
    if (answer.problem) box.querySelector('[role=alert]').replaceWith(alertOf(answer.problem))
    else showPerson(answer.value)
  })
  box.replaceChildren(form, alertOf(problem))
}

function tenantSelect({ tenant, tenants }) {
  const options = tenants.map(({ id, name }) => el('option', { value: id, selected: id === tenant.id }, name))
  const choose = async event => {
    const answer = await api('POST', '/auth/switch-tenant', { tenant: event.target.value })
    if (answer.problem) box.querySelector('[role=alert]').replaceWith(alertOf(answer.problem))
    else showPerson(answer.value)
  }
  return el('select', { 'aria-label': text('tenant'), title: text('tenant'), onchange: choose }, options)
}

async function signOut() {
  await api('POST', '/auth/logout')
  showSignIn()
}

function showPerson({ user, tenant, tenants }) {
  const who = el(
    'div',
    { class: 'who' },
    el('span', { class: 'small' }, text('signed_in')),
    el('strong', {}, user.name),
    el('bdi', { class: 'small' }, user.email),
  )
  const leave = el('button', { type: 'button', class: 'plain', onclick: signOut }, text('sign_out'))
  box.replaceChildren(
    el('div', { class: 'person' }, who, tenantSelect({ tenant, tenants }), leave),
    alertOf(),
  )
}

/** Who is signed in, asked anew: a tried operation may have changed it. */
export async function refreshAccount() {
  const { value, problem } = await api('GET', '/me')
  if (value) showPerson(value)
  else showSignIn(problem?.status === 401 ? undefined : problem)
}

export function showAccount() {
  box.setAttribute('aria-label', text('account'))
  if (boot.has_session) void refreshAccount()
  else showSignIn()
}
