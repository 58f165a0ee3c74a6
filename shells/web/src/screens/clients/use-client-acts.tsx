import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Client, deleteClient, enableClient, forgetClient } from '../../data/clients.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showUndo } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { ClientUse } from './client-use.tsx'
import { clientsTexts } from './texts.ts'

export type ClientActs = {
  enable: (client: Client) => void
  disable: (client: Client) => void
  remove: (client: Client) => void
  error: Error | null
  dialog: ReactNode
}

/** Asks before people lose an application; giving it back is done at once. */
export function useClientActs(onChanged?: (client: Client) => void): ClientActs {
  const t = useTexts(clientsTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const [error, setError] = useState<Error | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setError(null)
    try {
      await work()
    } catch (thrown) {
      setError(thrown as Error)
    }
  }
  const set = async (id: string, enabled: boolean) => {
    const client = await enableClient(id, enabled)
    onChanged?.(client)
  }
  const enable = ({ id, name }: Client) =>
    void attempt(async () => {
      await set(id, true)
      const onUndo = () => attempt(() => set(id, false))
      showUndo({ message: t('clients.enable.done', { name }), onUndo })
    })
  const disable = ({ id, name }: Client) =>
    confirm({
      title: t('clients.disable.title', { name }),
      effect: <ClientUse id={id} effect={t('clients.disable.effect')} />,
      verb: t('clients.disable'),
      onConfirm: () => set(id, false),
      done: t('clients.disable.done', { name }),
    })
  const remove = ({ id, name }: Client) =>
    confirm({
      title: t('clients.delete.title', { name }),
      effect: <ClientUse id={id} effect={t('clients.delete.effect')} />,
      verb: t('clients.delete'),
      typeName: name,
      onConfirm: async () => {
        await deleteClient(id)
        await navigate({ to: '/sso/clients', ignoreBlocker: true })
        await forgetClient(id)
      },
      done: t('clients.delete.done', { name }),
    })
  return { enable, disable, remove, error, dialog }
}
