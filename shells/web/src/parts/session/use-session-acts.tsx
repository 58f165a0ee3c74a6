import type { ReactNode } from 'react'
import { endSession, endSessionsOf, type Person, type Session, sessionsEnded } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { focusPageIfLost } from '../overlay/focus-after.ts'
import { showDone } from '../overlay/toasts.tsx'
import { useConfirm } from '../overlay/use-confirm.tsx'
import { useDeviceName } from './device-mark.tsx'
import { EndEffect } from './end-effect.tsx'
import { sessionTexts } from './texts.ts'

export type SessionActs = {
  endOne: (session: Session) => void
  endMany: (sessions: readonly Session[], clear: () => void) => void
  endAll: (person: Person) => void
  dialog: ReactNode
}

/** Nothing of this can be undone, and each question says so before it is answered. */
export function useSessionActs(): SessionActs {
  const t = useTexts(sessionTexts)
  const nameOf = useDeviceName()
  const [confirm, dialog] = useConfirm()
  const endOne = (session: Session) =>
    confirm({
      title: t('sessions.end.title', { name: session.user.name, device: nameOf(session.device) }),
      effect: <EndEffect clients={session.clients} />,
      verb: t('sessions.end'),
      reason: 'optional',
      done: t('sessions.end.done', { name: session.user.name }),
      onConfirm: async ({ reason }) => {
        await endSession(session.id, reason)
        await sessionsEnded(({ id }) => id === session.id)
        focusPageIfLost()
      },
    })
  const endMany = (sessions: readonly Session[], clear: () => void) =>
    confirm({
      title: t('sessions.end_many.title', { count: sessions.length }),
      effect: <EndEffect people={[...new Set(sessions.map(({ user }) => user.name))]} />,
      verb: t('sessions.end'),
      reason: 'optional',
      done: t('sessions.end_many.done', { count: sessions.length }),
      onConfirm: async ({ reason }) => {
        await endEach(sessions, reason)
        clear()
        focusPageIfLost()
      },
    })
  const endAll = (person: Person) =>
    confirm({
      title: t('sessions.end_all.title', { name: person.name }),
      effect: <EndEffect person={person.id} />,
      verb: t('sessions.end_all.verb'),
      reason: 'required',
      onConfirm: async ({ reason }) => {
        const count = await endSessionsOf(person.id, reason)
        await sessionsEnded(({ user, current }) => user.id === person.id && !current)
        showDone(t('sessions.end_all.done', { name: person.name, count }))
        focusPageIfLost()
      },
    })
  return { endOne, endMany, endAll, dialog }
}

/** One after the other; those that ended are gone from the list even when a later one is refused. */
async function endEach(sessions: readonly Session[], reason: string): Promise<void> {
  const ended = new Set<string>()
  try {
    for (const { id } of sessions) {
      await endSession(id, reason)
      ended.add(id)
    }
  } finally {
    await sessionsEnded(({ id }) => ended.has(id))
  }
}
