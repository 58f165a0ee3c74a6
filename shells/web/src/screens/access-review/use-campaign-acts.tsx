import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  type Campaign,
  deleteCampaign,
  duplicateCampaign,
  openCampaign,
  remindReviewers,
} from '../../data/review/campaigns.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { reviewTexts } from './texts.ts'

export type CampaignActs = {
  duplicate: (campaign: Campaign) => void
  remove: (campaign: Campaign) => void
  open: (campaign: Campaign, items: number) => void
  remind: (campaign: Campaign) => void
  dialog: ReactNode
}

export function useCampaignActs(): CampaignActs {
  const t = useTexts(reviewTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const duplicate = ({ id, name }: Campaign) =>
    confirm({
      title: t('reviews.duplicate.title', { name }),
      effect: t('reviews.duplicate.effect'),
      verb: t('reviews.duplicate'),
      tone: 'brand',
      onConfirm: async () => {
        const copy = await duplicateCampaign(id, t('reviews.duplicate.name', { name }).slice(0, 200))
        await navigate({ to: '/sso/reviews/$id', params: { id: copy.id } })
      },
      done: t('reviews.duplicate.done'),
    })
  const remove = ({ id, name }: Campaign) =>
    confirm({
      title: t('reviews.delete.title', { name }),
      effect: t('reviews.delete.effect'),
      verb: t('reviews.delete'),
      onConfirm: async () => {
        await deleteCampaign(id)
        await navigate({ to: '/sso/reviews', ignoreBlocker: true })
      },
      done: t('reviews.delete.done'),
    })
  const open = ({ id, name }: Campaign, items: number) =>
    confirm({
      title: t('reviews.open.title', { name }),
      effect: t('reviews.open.effect', { count: items }),
      verb: t('reviews.open'),
      tone: 'brand',
      onConfirm: () => openCampaign(id),
      done: t('reviews.open.done'),
    })
  const remind = ({ id }: Campaign) =>
    confirm({
      title: t('reviews.remind.title'),
      effect: t('reviews.remind.effect'),
      verb: t('reviews.remind'),
      tone: 'brand',
      onConfirm: async () => {
        const { reminded } = await remindReviewers(id)
        showDone(t('reviews.remind.done', { count: reminded }))
      },
    })
  return { duplicate, remove, open, remind, dialog }
}
