import type { Language } from '@tamga/formats'
import { textsOf } from '../../kernel/i18n/messages.ts'
import { simulatorMessages } from '../messages/index.ts'
import { html, type Markup } from '../pages/page.ts'
import { PERSONS, PINS, personOf } from './persons.ts'
import type { SimulatedSession } from './sessions.ts'

type Texts = ReturnType<typeof textsOf<(typeof simulatorMessages)['mn']['texts']>>

export const textsIn = (language: Language): Texts => textsOf(simulatorMessages, language)

/** Reloads when a request comes or goes, but not under the hands of somebody who is typing. */
export const PHONE_SCRIPT = `
const shown = document.body.querySelector('[data-state]').dataset.state
setInterval(async () => {
  const isTyping = [...document.querySelectorAll('input.pin')].some(input => input.value !== '')
  const answer = await fetch('/sim/eid/__phone/state').catch(() => null)
  if (!answer || !answer.ok) return
  const { state } = await answer.json()
  if (state !== shown && !isTyping) location.reload()
}, 1000)
`

/** Changes with what the page would show. */
export const stateOf = (sessions: readonly SimulatedSession[]): string =>
  sessions
    .map(({ id, civil_id, scanned, wrong_pins }) => `${id.slice(0, 8)}${civil_id}${scanned}${wrong_pins}`)
    .join()

export function phonePage(t: Texts, sessions: readonly SimulatedSession[]): Markup {
  return html`<div data-state="${stateOf(sessions)}">
<h1>${t('sim.phone.title')}</h1>
<p class="soft">${t('sim.phone.lead')}</p>
${
  sessions.length === 0
    ? html`<p class="empty">${t('sim.phone.none')}</p>`
    : html`<div class="phones">${sessions.map(session => phoneOf(t, session))}</div>`
}
${personsTable(t)}
</div>`
}

function phoneOf(t: Texts, session: SimulatedSession): Markup {
  const person = session.civil_id === null ? null : personOf(session.civil_id)
  return html`<section class="phone" aria-label="${person ? `${person.surname} ${person.given_name}` : t('sim.phone.scan')}">
<h3>${person ? `${person.surname} ${person.given_name}` : t('sim.phone.scan')}</h3>
<p class="soft"><bdi>${session.rp_name}</bdi> · ${t(session.kind === 'signature' ? 'sim.phone.sign' : 'sim.phone.sign_in')}</p>
<p><bdi>${displayText(session)}</bdi></p>
${person ? decisionForm(t, session) : scanForm(t, session)}
</section>`
}

/** What the relying party wants the person to read. */
function displayText({ interactions }: SimulatedSession): string {
  try {
    const [first] = JSON.parse(Buffer.from(interactions, 'base64').toString('utf8')) as Record<
      string,
      unknown
    >[]
    return String(first?.['displayText60'] ?? first?.['displayText200'] ?? '')
  } catch {
    return ''
  }
}

function scanForm(t: Texts, { id, scanned }: SimulatedSession): Markup {
  if (!scanned) return html``
  return html`<form method="post" action="/sim/eid/__phone/${id}">
<label class="field">${t('sim.phone.scan_as')}
<select name="person">${PERSONS.map(
    person =>
      html`<option value="${person.civil_id}">${person.surname} ${person.given_name} · ${t(`sim.behaviour.${person.behaviour}`)}</option>`,
  )}</select></label>
<div class="actions"><button class="primary" name="action" value="scan">${t('sim.phone.scan')}</button></div>
</form>`
}

function decisionForm(t: Texts, session: SimulatedSession): Markup {
  const { id, channel, otp, vc, wrong_pins } = session
  if (otp !== null)
    return html`<p class="soft">${t('sim.phone.otp')}</p><p class="code"><bdi>${otp}</bdi></p>
<form method="post" action="/sim/eid/__phone/${id}"><div class="actions">
<button class="danger" name="action" value="refuse">${t('sim.phone.refuse')}</button></div></form>`
  return html`<p class="soft">${t('sim.phone.code')}</p><p class="code"><bdi>${vc}</bdi></p>
${wrong_pins > 0 ? html`<p class="problem" role="alert">${t('sim.phone.pin_wrong', { left: 3 - wrong_pins })}</p>` : []}
<form method="post" action="/sim/eid/__phone/${id}">
${channel === 'digital_signature' ? pinField(t, session) : html`<p class="soft">${t(`sim.phone.${channel === 'bank' ? 'bank' : 'face'}`)}</p>`}
<div class="actions">
<button class="primary" name="action" value="confirm">${t('sim.phone.confirm')}</button>
<button name="action" value="wrong_vc">${t('sim.phone.other_code')}</button>
<button class="danger" name="action" value="refuse">${t('sim.phone.refuse')}</button>
</div></form>`
}

function pinField(t: Texts, { kind }: SimulatedSession): Markup {
  const pin = PINS[kind]
  const label = kind === 'signature' ? t('sim.phone.pin2', { pin }) : t('sim.phone.pin1', { pin })
  return html`<label class="field">${label}
<input class="pin" name="pin" inputmode="numeric" autocomplete="off" dir="ltr" maxlength="12"></label>`
}

function personsTable(t: Texts): Markup {
  return html`<h2>${t('sim.persons.title')}</h2>
<p class="soft">${t('sim.persons.lead')}</p>
<div class="wide" tabindex="0" role="region" aria-label="${t('sim.persons.title')}"><table><thead><tr>
<th scope="col">${t('sim.persons.name')}</th><th scope="col">${t('sim.persons.registry_number')}</th>
<th scope="col">${t('sim.persons.civil_id')}</th><th scope="col">${t('sim.persons.behaviour')}</th>
</tr></thead><tbody>${PERSONS.map(
    person => html`<tr><td><bdi>${person.surname} ${person.given_name}</bdi></td><td><bdi>${person.registry_number}</bdi></td>
<td><bdi>${person.civil_id}</bdi></td><td>${t(`sim.behaviour.${person.behaviour}`)}</td></tr>`,
  )}</tbody></table></div>`
}
