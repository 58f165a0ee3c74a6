import { Suspense, useState } from 'react'
import { keptRequest } from '../../parts/eid/kept-request.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import type { useMethods } from '../methods.ts'
import { AddressForm } from './address-form.tsx'
import { useSteps } from './use-steps.ts'

/** Asked for with the address: most people need it a moment later. */
const ProofStep = lazyPart(() => import('./proof-step.tsx'), 'ProofStep')
const MethodButtons = lazyPart(() => import('../parts/method-buttons.tsx'), 'MethodButtons')
const CrossDevice = lazyPart(() => import('../cross-device/cross-device.tsx'), 'CrossDevice')
const EidSignIn = lazyPart(() => import('../eid/eid-sign-in.tsx'), 'EidSignIn')
const WAYS = { phone: CrossDevice, eid: EidSignIn } as const

export type WaysInProps = {
  methods: ReturnType<typeof useMethods>
  tenant: string | undefined
  email?: string
  onSignedIn: () => void | Promise<void>
}

type Chosen = 'phone' | 'eid'

/**
 * First the address, beside the ways that need none; then what its domain, the organisation and this browser lead to, never who
 * exists. Or the one way that was chosen: a reload goes on with an e-ID that is being asked.
 */
export function WaysIn({ methods, tenant, email = '', onSignedIn }: WaysInProps) {
  const [chosen, setChosen] = useState<Chosen | null>(() => (keptRequest('login') ? 'eid' : null))
  const steps = useSteps(email, tenant)
  const Way = chosen && WAYS[chosen]
  if (Way)
    return (
      <Suspense>
        <Way tenant={tenant} onSignedIn={onSignedIn} onBack={() => setChosen(null)} />
      </Suspense>
    )
  const { found } = steps
  if (steps.isFinding) return null
  if (found)
    return (
      <Suspense>
        <ProofStep
          {...{ found, methods, tenant, onSignedIn }}
          email={steps.email}
          onBack={steps.goBack}
          onChoose={setChosen}
        />
      </Suspense>
    )
  // Without passwords an address may still lead to the sign-in of its organisation.
  const asksAddress = methods.password || (methods.isKnown && tenant === undefined)
  return (
    <>
      {asksAddress && <AddressForm steps={steps} />}
      <Suspense>
        <MethodButtons {...{ methods, tenant, onSignedIn }} isAlone={!asksAddress} onChoose={setChosen} />
      </Suspense>
    </>
  )
}
