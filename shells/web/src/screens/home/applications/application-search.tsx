import { Kbd, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { OwnApplication } from '../../../data/own/applications.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { homeTexts } from '../texts.ts'
import { openApplication } from './application-tile.tsx'

type ApplicationSearchProps = {
  search: string
  setSearch: (search: string) => void
  /** Whoever comes to open an application can type at once; on a telephone its keyboard would cover half of the page. */
  takesFocus: boolean
  /** What Enter opens. */
  first: OwnApplication | undefined
}

export function ApplicationSearch({ search, setSearch, takesFocus, first }: ApplicationSearchProps) {
  const t = useTexts(homeTexts)
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  useEffect(() => {
    if (takesFocus && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <TextInput
      ref={field}
      value={search}
      maw={420}
      aria-label={t('home.applications.search')}
      placeholder={t('home.applications.search')}
      leftSection={<IconSearch size={16} />}
      rightSection={
        <Kbd size="xs" visibleFrom="sm">
          {first ? '↵' : '/'}
        </Kbd>
      }
      rightSectionWidth={44}
      onChange={event => setSearch(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter' && first) openApplication(first)
        if (event.key === 'Escape') setSearch('')
      }}
    />
  )
}
