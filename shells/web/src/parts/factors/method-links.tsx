import { useTexts } from '../../i18n/texts.ts'
import classes from './factors.module.css'
import { factorTexts } from './texts.ts'

export type FactorMethod = 'totp' | 'passkey' | 'recovery_code'

const isMethod = (method: string): method is FactorMethod =>
  ['totp', 'passkey', 'recovery_code'].includes(method)

export const knownMethods = (methods: readonly string[]): FactorMethod[] => methods.filter(isMethod)

type Props = {
  methods: readonly FactorMethod[]
  present: FactorMethod | undefined
  onChoose: (method: FactorMethod) => void
}

/** The other ways to prove a second factor. */
export function MethodLinks({ methods, present, onChoose }: Props) {
  const t = useTexts(factorTexts)
  const others = methods.filter(method => method !== present)
  if (others.length === 0) return null
  return (
    <div className={classes.links}>
      {others.map(method => (
        <button key={method} type="button" className={classes.link} onClick={() => onChoose(method)}>
          {t(`factors.use.${method}`)}
        </button>
      ))}
    </div>
  )
}
