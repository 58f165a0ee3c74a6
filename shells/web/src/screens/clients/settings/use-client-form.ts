import { type Client, type ClientChanges, changeClient } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'

type Options<V> = Pick<ClientTabProps, 'client' | 'version' | 'onSaved'> & {
  values: V
  /** What of the values is sent. */
  body: (values: V) => ClientChanges
  validate?: Parameters<typeof useApiForm<V & Record<string, unknown>, Client>>[0]['validate']
}

/** Works on the version that the page knows: what somebody else saves meanwhile is found out at saving, not overwritten. */
export function useClientForm<V extends Record<string, unknown>>(options: Options<V>) {
  const { client, version, onSaved, values, body, validate } = options
  const t = useTexts(clientsTexts)
  return useApiForm<V, Client>({
    initialValues: values,
    ...(validate && { validate }),
    onSubmit: given => changeClient(client.id, { ...body(given), version }),
    onDone: saved => {
      onSaved(saved)
      showDone(t('clients.saved', { name: saved.name }))
    },
  })
}
