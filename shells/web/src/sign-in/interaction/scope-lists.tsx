import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import type { Interaction } from './step.ts'
import { askedTexts } from './texts.ts'

type Scope = Interaction['scopes'][number]

/** What the application could do; what concerns the organisation's own data stands apart. */
export function ScopeLists({ scopes }: { scopes: readonly Scope[] }) {
  const t = useTexts(askedTexts)
  const plain = scopes.filter(({ sensitive }) => !sensitive)
  const sensitive = scopes.filter(scope => scope.sensitive)
  return (
    <>
      {plain.length > 0 && (
        <section className="scopes" aria-labelledby="scopes-plain">
          <h2 id="scopes-plain">{t('consent.scopes')}</h2>
          <Items scopes={plain} isChecked />
        </section>
      )}
      {sensitive.length > 0 && (
        <section className="scopes" data-sensitive aria-labelledby="scopes-sensitive">
          <h2 id="scopes-sensitive">
            <IconAlertCircle size={20} aria-hidden />
            {t('consent.sensitive')}
          </h2>
          <Items scopes={sensitive} />
          <p>{t('consent.sensitive.text')}</p>
        </section>
      )}
    </>
  )
}

function Items({ scopes, isChecked = false }: { scopes: readonly Scope[]; isChecked?: boolean }) {
  const t = useTexts(askedTexts)
  return (
    <ul>
      {scopes.map(({ name, description }) => (
        <li key={name}>
          {isChecked && <IconCheck size={18} aria-hidden />}
          <span>
            {description}
            {name === 'offline_access' && <small>{t('consent.offline')}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
