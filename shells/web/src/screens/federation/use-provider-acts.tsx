import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  deleteProvider,
  disableProvider,
  enableProvider,
  forgetProvider,
  type Provider,
} from '../../data/federation.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showUndo } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { DeleteEffect, DisableEffect } from './closing-effects.tsx'
import { federationTexts } from './texts.ts'

export type ProviderActs = {
  enable: (provider: Provider) => void
  disable: (provider: Provider) => void
  remove: (provider: Provider) => void
  error: Error | null
  dialog: ReactNode
}

/** Asks before people lose their way in; giving it back is done at once. */
export function useProviderActs(): ProviderActs {
  const t = useTexts(federationTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const [error, attempt] = useAttempt()
  const enable = ({ id, name }: Provider) =>
    void attempt(async () => {
      await enableProvider(id)
      const onUndo = () => attempt(() => disableProvider(id))
      showUndo({ message: t('federation.enable.done', { name }), onUndo })
    })
  const disable = (provider: Provider) => {
    const { id, name } = provider
    const chosen = { endsSessions: false }
    confirm({
      title: t('federation.disable.title', { name }),
      effect: (
        <DisableEffect
          provider={provider}
          onChoose={endsSessions => {
            chosen.endsSessions = endsSessions
          }}
        />
      ),
      verb: t('federation.disable'),
      onConfirm: () => disableProvider(id, chosen.endsSessions),
      done: t('federation.disable.done', { name }),
    })
  }
  const remove = (provider: Provider) => {
    const { id, name } = provider
    confirm({
      title: t('federation.delete.title', { name }),
      effect: <DeleteEffect provider={provider} />,
      verb: t('federation.delete'),
      typeName: name,
      onConfirm: async () => {
        await deleteProvider(id)
        await navigate({ to: '/sso/federation', ignoreBlocker: true })
        await forgetProvider(id)
      },
      done: t('federation.delete.done', { name }),
    })
  }
  return { enable, disable, remove, error, dialog }
}

/** Work whose failure is told on the page. */
function useAttempt(): [Error | null, (work: () => Promise<unknown>) => Promise<void>] {
  const [error, setError] = useState<Error | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setError(null)
    try {
      await work()
    } catch (thrown) {
      setError(thrown as Error)
    }
  }
  return [error, attempt]
}
