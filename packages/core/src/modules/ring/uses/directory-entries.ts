import { isLanguage } from '@tamga/formats'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { on, onMany } from '../../../kernel/module/events.ts'
import { choiceOf, type Feature } from '../../../kernel/module/feature.ts'
import { endSessions } from '../../identity/index.ts'
import { selectPeerPerson, selectSessionsFromPeer } from '../../sso/index.ts'
import { isFeatureEnabled } from '../../store/index.ts'
import {
  memberChanged,
  memberJoined,
  memberLeft,
  memberResumed,
  memberSuspended,
  personChanged,
  selectPerson,
  updatePerson,
} from '../../tenancy/index.ts'
import { payloadInvalid } from '../exchange/refusal.ts'
import type { RingService } from '../exchange/ring-service.ts'
import { send } from '../exchange/send.ts'
import { selectSharedPerson } from './shared-person-store.ts'

const NAME = 'directory-entry'

/** What each organisation decides for itself: whether entries of its shared people go out. */
export const DIRECTORY: Feature = { name: 'ring', byDefault: 'off' }

type Entry = {
  readonly sub: string
  readonly name: string
  readonly locale: string | null
  readonly active: boolean
}

const FIELDS = ['active', 'locale', 'name', 'sub']

/** These four and nothing else: an entry that brings more is refused, so that nothing more is ever kept. */
function readEntry(payload: unknown): Entry {
  const { sub, name, locale, active } = payload as Record<string, unknown>
  if (
    Object.keys(payload as object)
      .sort()
      .join() !== FIELDS.join()
  )
    throw payloadInvalid('an entry has sub, name, locale and active')
  if (typeof sub !== 'string' || sub === '' || typeof active !== 'boolean')
    throw payloadInvalid('an entry says who, and whether active')
  if (typeof name !== 'string' || !/^[^\p{Cc}]{1,200}$/u.test(name.trim()))
    throw payloadInvalid('a name is a line of text')
  if (locale !== null && !isLanguage(locale)) throw payloadInvalid('the locale is not known')
  return { sub, name: name.trim(), locale: locale as Entry['locale'], active }
}

/** Name, language and whether active of a person that both installations know: never address, phone or national id. */
export const directoryEntries: RingService = {
  name: NAME,
  async compose(tx, _ctx, { peer, given }) {
    const { person_id: sub } = given as { person_id: string }
    const shared = await selectSharedPerson(tx, sub, { baseUrl: peer.base_url, choice: choiceOf(DIRECTORY) })
    return shared ? ({ sub, ...shared } satisfies Entry) : null
  },
  async receive(tx, ctx, { peer, payload }) {
    const entry = readEntry(payload)
    const personId = await selectPeerPerson(tx, { issuer: peer.base_url, subject: entry.sub })
    if (personId === undefined) return
    const from = { ...ctx, actor: { id: null, name: peer.name, email: null } }
    await takeOver(tx, from, { personId, entry })
    if (entry.active) return
    const ids = await selectSessionsFromPeer(tx, { issuer: peer.base_url, subject: entry.sub })
    await endSessions(tx, from, { of: { ids }, cause: 'provider_logout' })
  },
}

async function takeOver(
  tx: PlatformTx,
  ctx: Context,
  { personId, entry }: { personId: string; entry: Entry },
): Promise<void> {
  const before = await selectPerson(tx, personId)
  if (!before) return
  const told = { name: entry.name, ...(entry.locale !== null && { locale: entry.locale }) }
  const changes = changesBetween({ name: before.name, ...(entry.locale && { locale: before.locale }) }, told)
  if (Object.keys(changes).length === 0) return
  await updatePerson(tx, personId, told as Parameters<typeof updatePerson>[2])
  await personChanged.emit(tx, ctx, { person_id: personId })
  await recordChange(tx, ctx, {
    action: 'ring.entry_received',
    target: { type: 'person', id: personId, name: entry.name },
    changes,
  })
}

const announce = (tx: TenantTx | PlatformTx, ctx: Context, person_id: string): Promise<void> =>
  send(tx, ctx, { service: NAME, given: { person_id } })

/** Nothing is even noted for an organisation that has not switched it on. */
async function announceMembers(
  tx: TenantTx,
  ctx: Context,
  members: readonly { person_id: string }[],
): Promise<void> {
  if (!(await isFeatureEnabled(tx, ctx, DIRECTORY.name))) return
  for (const { person_id } of members) await announce(tx, ctx, person_id)
}

export const onPeopleChanged = [
  on(personChanged, (tx, ctx, { person_id }) => announce(tx, ctx, person_id)),
  ...[memberJoined, memberChanged, memberSuspended, memberResumed, memberLeft].map(event =>
    onMany(event, (tx: TenantTx, ctx, members: readonly { person_id: string }[]) =>
      announceMembers(tx, ctx, members),
    ),
  ),
]
