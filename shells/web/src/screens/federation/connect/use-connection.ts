import { isApiError } from '../../../api/problem.ts'
import { addProvider, type Provider } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { federationTexts } from '../texts.ts'
import { isAddress } from './use-discovery.ts'

export type ConnectionValues = {
  issuer: string
  name: string
  client_id: string
  client_secret: string
  jit: boolean
}
export type ConnectionForm = ReturnType<typeof useConnection>['form']

const EMPTY: ConnectionValues = { issuer: '', name: '', client_id: '', client_secret: '', jit: false }
const OF_FIRST_STEP = ['issuer', 'name']

type ConnectionOptions = {
  /** Of the callback address that was shown first; without it the provider gets another one. */
  reservation: string | undefined
  onDone: (provider: Provider) => void
  onFirstStepWrong: () => void
}

export function useConnection({ reservation, onDone, onFirstStepWrong }: ConnectionOptions) {
  const t = useTexts(federationTexts)
  const filled = (value: string) => (value.trim() === '' ? t('federation.required') : null)
  return useApiForm<ConnectionValues, Provider>({
    initialValues: EMPTY,
    validate: {
      issuer: value => (isAddress(value) ? null : t('federation.issuer.wrong')),
      name: filled,
      client_id: filled,
    },
    fieldOfCode: { secret_key_missing: 'client_secret' },
    onSubmit: async ({ client_secret, ...values }) => {
      try {
        // Nobody signs in through it before it was tried.
        return await addProvider({
          ...values,
          ...(reservation && { reservation }),
          enabled: false,
          ...(client_secret.trim() && { client_secret: client_secret.trim() }),
        })
      } catch (error) {
        if (isApiError(error) && OF_FIRST_STEP.some(field => field in error.fields)) onFirstStepWrong()
        throw error
      }
    },
    onDone,
  })
}
