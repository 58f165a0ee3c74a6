import { IconChevronDown } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { askedTexts } from './texts.ts'

type Tenant = { id: string; name: string }

type Choice = { tenants: readonly Tenant[]; value: string | undefined; onChange: (id: string) => void }

/** From this many on, a list that opens is easier to read than a list of buttons. */
const MANY = 6

/** For which organisation, where the application serves them all. */
export function TenantChoice(choice: Choice) {
  if (choice.tenants.length < 2) return null
  return choice.tenants.length < MANY ? <TenantRadios {...choice} /> : <TenantSelect {...choice} />
}

function TenantRadios({ tenants, value, onChange }: Choice) {
  const t = useTexts(askedTexts)
  return (
    <fieldset className="choices">
      <legend>{t('consent.tenant.choose')}</legend>
      {tenants.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="tenant" value={id} checked={id === value} onChange={() => onChange(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

function TenantSelect({ tenants, value, onChange }: Choice) {
  const t = useTexts(askedTexts)
  return (
    <label className="choice-list">
      <span>{t('consent.tenant.choose')}</span>
      <span className="choice-box">
        <select value={value} onChange={event => onChange(event.currentTarget.value)}>
          {tenants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} aria-hidden />
      </span>
    </label>
  )
}
