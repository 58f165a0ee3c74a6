import { IconKey } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { CeremonyCancelled, getPasskey, hasAutofill } from '../../api/passkey-ceremony.ts'
import { useTexts } from '../../i18n/texts.ts'
import { factorTexts } from '../../parts/factors/texts.ts'
import { tenantInQuery } from '../address/address.ts'
import { Button } from '../parts/button.tsx'
import { request } from '../request.ts'
import { useSend } from '../use-send.ts'
import { type Entered, showFactor } from './factor-due.ts'
import { Refusal } from './refusal.tsx'

type Props = { onSignedIn: () => void | Promise<void>; tenant?: string | undefined }

/** Signs in with a passkey: by the button, or quietly among the suggestions of the e-mail field. */
export function PasskeyButton(props: Props) {
  const t = useTexts(factorTexts)
  const { sending, problem, isCancelled } = usePasskeySignIn(props)
  return (
    <>
      <Refusal sending={{ ...sending, problem }} isCancelled={isCancelled} />
      <Button
        variant="other"
        icon={<IconKey size={20} />}
        isBusy={sending.isSending}
        isDisabled={sending.wait > 0}
        onClick={() => void sending.send()}
      >
        {t('factors.sign_in')}
      </Button>
    </>
  )
}

function usePasskeySignIn(props: Props) {
  const [isCancelled, setCancelled] = useState(false)
  const replaces = useRef(false)
  const attempt = async (autofill: boolean) => {
    setCancelled(false)
    try {
      await signIn(props, { autofill, replaces: replaces.current })
    } catch (error) {
      if (!(error instanceof CeremonyCancelled)) throw error
      // Nobody was asked: there is nothing to tell.
      setCancelled(!autofill)
    }
  }
  const sending = useSend(() => attempt(false))
  const quietly = useSend(async () => {
    if (await hasAutofill()) await attempt(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    void quietly.send()
  }, [])
  const problem = sending.problem ?? quietly.problem
  // Who is signed in as somebody else is asked once; trying again then means yes.
  replaces.current = problem?.code === 'other_person'
  return { sending, problem, isCancelled }
}

async function signIn(
  { onSignedIn, tenant }: Props,
  { autofill, replaces }: { autofill: boolean; replaces: boolean },
): Promise<void> {
  const options = await request('POST', '/auth/passkey/options', {})
  const response = await getPasskey(options, { autofill })
  const wanted = tenantInQuery() ?? tenant
  const entered = await request<Entered>('POST', '/auth/passkey', {
    response,
    ...(wanted && { tenant: wanted }),
    ...(replaces && { replace: true }),
  })
  if (entered.mfa) showFactor(entered.mfa)
  else await onSignedIn()
}
