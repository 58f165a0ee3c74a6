import { Button, CloseButton, Group, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { partsTexts } from '../../texts.ts'
import { OptionsPlace } from '../options/options-place.tsx'
import type { TableState } from '../search/use-table-search.ts'
import classes from './filter-bar.module.css'

type FilterBarProps = {
  table: TableState
  searchLabel?: string
  children?: ReactNode
  actions?: ReactNode
}

/** The row above a table. What it holds is in the URL, so that a filtered list can be sent to someone. */
export function FilterBar({ table, searchLabel, children, actions }: FilterBarProps) {
  const t = useTexts(partsTexts)
  return (
    <Group gap="sm" mb="md" align="flex-end" className={classes.bar}>
      {searchLabel && <SearchBox table={table} label={searchLabel} />}
      {children}
      {table.isFiltered && (
        <Button variant="subtle" color="gray" leftSection={<IconX size={16} />} onClick={table.clear}>
          {t('parts.filter.clear')}
        </Button>
      )}
      <Group ms="auto">
        {actions}
        <OptionsPlace />
      </Group>
    </Group>
  )
}

const DEBOUNCE = 250

function SearchBox({ table, label }: { table: TableState; label: string }) {
  const t = useTexts(partsTexts)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useSearchText(table)
  useHotkeys([['/', () => input.current?.focus()]])
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text && (
          <CloseButton size="sm" aria-label={t('parts.filter.clear_search')} onClick={() => setText('')} />
        )
      }
      value={text}
      onChange={event => setText(event.currentTarget.value)}
    />
  )
}

/** Typed text goes to the URL after a pause; a change of the URL (back, clear) comes back into the box. */
function useSearchText(table: TableState): [string, (text: string) => void] {
  const [text, setText] = useState(table.q)
  const sent = useRef(table.q)
  useEffect(() => {
    if (table.q === sent.current) return
    sent.current = table.q
    setText(table.q)
  }, [table.q])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      table.setQ(text.trim())
    }, DEBOUNCE)
    return () => clearTimeout(timer)
  })
  return [text, setText]
}
