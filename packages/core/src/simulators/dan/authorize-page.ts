import { PERSONS } from '../eid/persons.ts'
import type { textsIn } from '../eid/phone-page.ts'
import { html, type Markup } from '../pages/page.ts'

type Texts = ReturnType<typeof textsIn>

const CHANNELS = ['digital_signature', 'mobile_otp', 'bank', 'face'] as const

export type Asked = { readonly state: string; readonly redirect_uri: string; readonly client_id: string }

/** Who to be, and how: what a citizen does at the real gateway in several pages. */
export function authorizePage(t: Texts, asked: Asked, client: string): Markup {
  return html`<h1>${t('sim.dan.title')}</h1>
<p class="soft">${t('sim.dan.lead', { client })}</p>
<section class="phone"><form method="post">
${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label class="field">${t('sim.dan.person')}
<select name="person">${PERSONS.map(
    person =>
      html`<option value="${person.civil_id}">${person.surname} ${person.given_name} · ${person.registry_number}</option>`,
  )}</select></label>
<label class="field">${t('sim.dan.channel')}
<select name="channel">${CHANNELS.map(
    channel => html`<option value="${channel}">${t(`sim.channel.${channel}`)}</option>`,
  )}</select></label>
<div class="actions">
<button class="primary" name="decision" value="allow">${t('sim.dan.allow')}</button>
<button class="danger" name="decision" value="deny">${t('sim.dan.deny')}</button>
</div></form></section>`
}

export const refusedPage = (t: Texts, reason: string): Markup =>
  html`<h1>${t('sim.dan.title')}</h1><p class="problem">${t('sim.dan.refused')}: <bdi>${reason}</bdi></p>`
