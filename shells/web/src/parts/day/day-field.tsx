import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { readDay } from './day.ts'

/** While it is still written, `2026-11-1` may become `2026-11-15`. */
const WHOLE = /^(\d{8}|\S{10})$/

type DayFieldProps = {
  label: string
  /** `2026-11-15`, or nothing. */
  value: string
  onChange: (day: string | null) => void
  className?: string
  /** What the server says of it. */
  error?: ReactNode
}

/** A date written as `2026-11-15` in every language: the browser's own field follows the browser, not the page. */
export function DayField({ label, value, onChange, className, error }: DayFieldProps) {
  const t = useTexts(partsTexts)
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const [isLeft, setLeft] = useState(true)
  if (value !== shown) {
    setShown(value)
    setText(value)
  }
  const change = (next: string) => {
    setText(next)
    setLeft(false)
    const day = readDay(next)
    if (next.trim() !== '' && (day === null || !WHOLE.test(next.trim()))) return
    setShown(day ?? '')
    onChange(day)
  }
  const leave = () => {
    setLeft(true)
    const day = readDay(text)
    if (day === null) return
    setText(day)
    setShown(day)
    if (day !== value) onChange(day)
  }
  return (
    <TextInput
      label={label}
      className={className}
      styles={{ input: { direction: 'ltr' } }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      placeholder={t('parts.day.pattern')}
      value={text}
      onChange={event => change(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && leave()}
      error={isLeft && text.trim() !== '' && readDay(text) === null ? t('parts.day.wrong') : error}
    />
  )
}
