import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changeTarget, deleteTarget, resumeTarget, retryMany, type Target } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { scimTexts } from './texts.ts'

export type TargetActs = {
  toggle: (target: Target) => void
  remove: (target: Target) => void
  resume: (target: Target) => void
  reject: (target: Target) => void
  retryAll: (target: Target) => void
  dialog: ReactNode
}

export function useTargetActs(): TargetActs {
  const t = useTexts(scimTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const toggle = ({ id, name, enabled }: Target) =>
    confirm({
      title: t(enabled ? 'scim.disable.title' : 'scim.enable.title', { name }),
      effect: t(enabled ? 'scim.disable.effect' : 'scim.enable.effect'),
      verb: t(enabled ? 'scim.disable' : 'scim.enable'),
      tone: enabled ? 'red' : 'brand',
      onConfirm: () => changeTarget(id, { enabled: !enabled }),
      done: t(enabled ? 'scim.disable.done' : 'scim.enable.done', { name }),
    })
  const remove = ({ id, name }: Target) =>
    confirm({
      title: t('scim.delete.title', { name }),
      effect: t('scim.delete.effect'),
      verb: t('scim.delete'),
      typeName: name,
      onConfirm: async () => {
        await deleteTarget(id)
        await navigate({ to: '/sso/scim', ignoreBlocker: true })
      },
      done: t('scim.delete.done', { name }),
    })
  const { resume, reject } = usePauseActs(confirm)
  const retryAll = ({ id, name, failed }: Target) =>
    confirm({
      title: t('scim.retry_all.title', { name }),
      effect: t('scim.retry_all.effect', { count: failed }),
      verb: t('scim.retry_all'),
      tone: 'brand',
      onConfirm: async () =>
        showDone(t('scim.retry.done', { count: await retryMany({ filter: { target: id } }) })),
    })
  return { toggle, remove, resume, reject, retryAll, dialog }
}

/** What becomes of the removals at which a target stopped. */
function usePauseActs(confirm: ReturnType<typeof useConfirm>[0]) {
  const t = useTexts(scimTexts)
  const resume = ({ id, name, paused_removals }: Target) =>
    confirm({
      title: t('scim.resume.title', { name }),
      effect: t('scim.resume.effect', { count: paused_removals ?? 0 }),
      verb: t('scim.resume'),
      onConfirm: () => resumeTarget(id, 'allow'),
      done: t('scim.resume.done'),
    })
  const reject = ({ id, name, paused_removals }: Target) =>
    confirm({
      title: t('scim.reject.title', { name }),
      effect: t('scim.reject.effect', { count: paused_removals ?? 0 }),
      verb: t('scim.reject'),
      tone: 'brand',
      onConfirm: () => resumeTarget(id, 'reject'),
      done: t('scim.reject.done'),
    })
  return { resume, reject }
}
