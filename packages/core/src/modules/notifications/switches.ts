import type { Static } from 'typebox'
import { recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { invalid } from '../../kernel/http/problem.ts'
import { type NotificationKind, notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import type { Switches, SwitchesGiven } from './contract.ts'
import { updateFeedTouched } from './notification-store.ts'
import { watchOf } from './stream/feed-watch.ts'
import { type ChosenSwitch, selectSwitches, upsertSwitches } from './switch-store.ts'

type Reply = Static<typeof Switches>
type Given = Static<typeof SwitchesGiven>['switches']
type Caller = Pick<SessionContext, 'services' | 'permissions' | 'apps'>

/** The kinds that the caller can be told of at all. */
export const kindsFor = ({ services, permissions, apps }: Caller): NotificationKind[] =>
  services.modules
    .extensions(notificationKinds)
    .filter(
      ({ permission, app }) =>
        (permission === undefined || permissions.has(permission)) && (app === undefined || apps.has(app)),
    )

/** Those of them that the caller wants to see. */
export async function shownKinds(tx: TenantTx, ctx: Caller, personId: string): Promise<string[]> {
  const chosen = await selectSwitches(tx, personId)
  return kindsFor(ctx)
    .filter(kind => switchOf(kind, chosen).bell)
    .map(({ kind }) => kind)
}

function switchOf({ kind, byDefault }: NotificationKind, chosen: readonly ChosenSwitch[]): ChosenSwitch {
  const own = chosen.find(each => each.kind === kind)
  return { kind, bell: own?.bell ?? byDefault.bell, mail: own?.mail ?? byDefault.mail }
}

export const listSwitches = (ctx: SessionContext): Promise<Reply> =>
  inTenant(ctx, async tx => viewOf(ctx, await selectSwitches(tx, ctx.person.id)))

const viewOf = (ctx: SessionContext, chosen: readonly ChosenSwitch[]): Reply => ({
  items: kindsFor(ctx).map(kind => ({
    ...switchOf(kind, chosen),
    name: ctx.services.translator.text(ctx.language, `notification.${kind.kind}`),
  })),
})

export async function changeSwitches(ctx: SessionContext, given: Given): Promise<Reply> {
  const kinds = kindsFor(ctx)
  const unknown = given.findIndex(({ kind }) => !kinds.some(each => each.kind === kind))
  if (unknown >= 0) throw invalid({ path: `/switches/${unknown}/kind`, code: 'unknown_value' })
  const reply = await inTenant(ctx, async tx => {
    const chosen = await selectSwitches(tx, ctx.person.id)
    const before = kinds.map(kind => switchOf(kind, chosen))
    const after = before.map(each => ({ ...each, ...given.findLast(({ kind }) => kind === each.kind) }))
    const changed = after.filter((each, n) => each.bell !== before[n]!.bell || each.mail !== before[n]!.mail)
    if (changed.length > 0) {
      await upsertSwitches(tx, ctx.person.id, changed)
      await updateFeedTouched(tx, ctx.person.id)
      await recordChange(tx, ctx, {
        action: 'notifications.switched',
        target: { type: 'person', id: ctx.person.id, name: ctx.person.name },
        changes: Object.fromEntries(
          changed.map(each => [each.kind, [wordsOf(before.find(b => b.kind === each.kind)!), wordsOf(each)]]),
        ),
      })
    }
    return viewOf(ctx, after)
  })
  watchOf(ctx).wake()
  return reply
}

const wordsOf = ({ bell, mail }: ChosenSwitch): string =>
  [...(bell ? ['bell'] : []), ...(mail ? ['mail'] : [])].join(', ')
