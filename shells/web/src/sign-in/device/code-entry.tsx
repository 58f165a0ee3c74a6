import { IconDeviceLaptop, IconInfoCircle } from '@tabler/icons-react'
import { groupUserCode } from '@tamga/formats'
import { type ChangeEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { leaveFor } from '../interaction/use-asked.ts'
import { Form } from '../parts/form.tsx'
import { Notice } from '../parts/notice.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { deviceTexts } from './texts.ts'

const codeInQuery = (): string => groupUserCode(new URLSearchParams(location.search).get('user_code') ?? '')

/** The code that the device shows. One that came with the address is compared and confirmed, never taken for granted. */
export function CodeEntry() {
  const t = useTexts(deviceTexts)
  const [given] = useState(codeInQuery)
  const form = useForm({ user_code: given }, async values => {
    const { redirect_to } = await request<{ redirect_to: string }>('POST', '/oauth/device-requests', values)
    await leaveFor(redirect_to)
  })
  const { problem } = form.state.sending
  const { error = problem !== null && problem.status < 429, onChange, value } = form.field('user_code')
  return (
    <div className="stack">
      <div className="asker">
        <span className="client-mark" aria-hidden>
          <IconDeviceLaptop size={30} stroke={1.6} />
        </span>
        <h1 className="title">{t('device.title')}</h1>
        <p className="quiet">{t(given ? 'device.compare' : 'device.text')}</p>
      </div>
      <Form state={form.state} submit={t(given ? 'device.matches' : 'device.continue')}>
        <CodeField value={value} error={error} onChange={onChange} isFocused={given === ''} />
        <Notice tone="info" icon={IconInfoCircle}>
          {t('device.warning')}
        </Notice>
      </Form>
    </div>
  )
}

type CodeFieldProps = {
  value: string
  error: string | boolean
  onChange: (value: string) => void
  isFocused: boolean
}

/** One field for the whole code, so that it can be pasted, dictated and read out. */
function CodeField({ value, error, onChange, isFocused }: CodeFieldProps) {
  const t = useTexts(deviceTexts)
  const change = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    // In the middle of the text the cursor would jump; what is typed there is put in order on leaving.
    const isAtEnd = selectionStart === typed.length
    onChange(isAtEnd ? groupUserCode(typed) : typed)
  }
  return (
    <div className="code-field">
      <label htmlFor="user-code">{t('device.code')}</label>
      <input
        id="user-code"
        name="user_code"
        value={value}
        onChange={change}
        onBlur={() => onChange(groupUserCode(value))}
        // biome-ignore lint/a11y/noAutofocus: the page has one field, and is opened to fill it in
        autoFocus={isFocused}
        required
        dir="ltr"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={50}
        placeholder="XXXX-XXXX"
        aria-invalid={error !== false && error !== ''}
        aria-describedby={typeof error === 'string' ? 'user-code-error' : undefined}
      />
      {typeof error === 'string' && <p id="user-code-error">{error}</p>}
    </div>
  )
}
