import type { ReactNode } from 'react'
import { useCan, useMe } from '../../data/me.ts'
import { organisationChanged } from '../../data/organisation/changes.ts'
import {
  lockMemberDown,
  type Member,
  removeMember,
  resumeMember,
  suspendMember,
} from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { focusPageIfLost } from '../../parts/overlay/focus-after.ts'
import { showUndo } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { SessionEffect } from './session-effect.tsx'
import { peopleTexts } from './texts.ts'

export type MemberAct = 'suspend' | 'resume' | 'lockdown' | 'remove'
export type ActingMember = Pick<Member, 'id' | 'name' | 'status'>

const POSSIBLE: Readonly<Record<Member['status'], readonly MemberAct[]>> = {
  invited: ['remove'],
  active: ['suspend', 'lockdown', 'remove'],
  suspended: ['resume', 'remove'],
  left: [],
}

/** What the person at the screen may do to a member; nobody stops themselves. */
export function usePossibleActs(): (member: ActingMember) => readonly MemberAct[] {
  const canManage = useCan('organisation.manage')
  const { user } = useMe()
  return member => (canManage && member.id !== user.id ? POSSIBLE[member.status] : [])
}

type Acts = { act: (act: MemberAct, member: ActingMember) => void; dialog: ReactNode }

/** Asks first where people lose something; resuming only gives back, so it is done at once. */
export function useMemberActs(onError: (error: Error | null) => void): Acts {
  const t = useTexts(peopleTexts)
  const [confirm, dialog] = useConfirm()
  const ask = (act: Exclude<MemberAct, 'resume'>, { id, name }: ActingMember) =>
    confirm({
      title: t(`people.${act}.title`, { name }),
      effect: <SessionEffect id={id} text={t(`people.${act}.text`)} />,
      verb: t(`people.${act}.confirm`),
      reason: act === 'remove' ? undefined : act === 'lockdown' ? 'required' : 'optional',
      done: t(`people.${act}.done`, { name }),
      onConfirm: async ({ reason }) => {
        await perform(act, id, reason)
        await organisationChanged()
        focusPageIfLost()
      },
    })
  const resume = async ({ id, name }: ActingMember) => {
    onError(null)
    try {
      await resumeMember(id)
      await organisationChanged()
      focusPageIfLost()
      const onUndo = () => suspendMember(id).then(organisationChanged, onError)
      showUndo({ message: t('people.resume.done', { name }), onUndo })
    } catch (error) {
      onError(error as Error)
    }
  }
  return { act: (act, member) => (act === 'resume' ? void resume(member) : ask(act, member)), dialog }
}

const perform = (act: Exclude<MemberAct, 'resume'>, id: string, reason: string) => {
  if (act === 'suspend') return suspendMember(id, reason || undefined)
  return act === 'lockdown' ? lockMemberDown(id, reason) : removeMember(id)
}
