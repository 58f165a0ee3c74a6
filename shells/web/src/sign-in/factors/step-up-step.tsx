import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import classes from '../../parts/factors/factors.module.css'
import { type FactorMethod, knownMethods, MethodLinks } from '../../parts/factors/method-links.tsx'
import { factorTexts } from '../../parts/factors/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { Asker } from '../interaction/asker.tsx'
import type { Step } from '../interaction/step.ts'
import { leaveFor } from '../interaction/use-asked.ts'
import { request } from '../request.ts'
import { ProofForm } from './second-factor.tsx'

const Enrolment = lazyPart(() => import('./enrolment.tsx'), 'Enrolment')

type Props = { step: Step; methods: string[]; goOn: () => Promise<void> }

/** The session is too weak for the application: the person proves or adds a second factor, or goes back. */
export function StepUpStep({ step, methods, goOn }: Props) {
  const t = useTexts(factorTexts)
  const { client } = step.asked
  const known = knownMethods(methods)
  const [method, setMethod] = useState<FactorMethod | undefined>(known[0])
  const decline = async () => {
    const { redirect_to } = await request<{ redirect_to: string }>('POST', `${step.path}/login`, {
      decline: true,
    })
    await leaveFor(redirect_to)
  }
  const prove = async (proof: object) => {
    await request('POST', '/auth/step-up', { method, ...proof })
    await goOn()
  }
  if (methods.includes('enroll'))
    return (
      <Suspense>
        <Enrolment finish={goOn} onCancel={() => void decline()} cancel={t('factors.asked.decline')} />
      </Suspense>
    )
  return (
    <div className="stack">
      <Asker client={client} title={t('factors.title')}>
        {t('factors.asked.text', { client: client.name })}
      </Asker>
      {method && <ProofForm key={method} method={method} prove={prove} />}
      <MethodLinks methods={known} present={method} onChoose={setMethod} />
      <button type="button" className={classes.link} onClick={() => void decline()}>
        {t('factors.asked.decline')}
      </button>
    </div>
  )
}
