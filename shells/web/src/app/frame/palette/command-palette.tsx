import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import classes from '../frame.module.css'
import { frameTexts } from '../texts.ts'
import { type CommandGroup, matchesSearch } from './command.ts'
import { useRecentCommands } from './recent-commands.ts'
import {
  useActionCommands,
  useLanguageCommands,
  useScreenCommands,
  useTenantCommands,
} from './use-commands.ts'
import { useClientCommands, usePeopleCommands } from './use-found-commands.ts'

const [store, spotlight] = createSpotlight()

type CommandPaletteProps = { isOpen: boolean; onClose: () => void; onKeyboardHelp: () => void }

/** Ctrl+K: screens, people, applications and actions in one field. */
export function CommandPalette({ isOpen, onClose, onKeyboardHelp }: CommandPaletteProps) {
  const t = useTexts(frameTexts)
  const [search, setSearch] = useState('')
  const groups = useGroups(search, onKeyboardHelp)
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen])
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={search}
      onQueryChange={setSearch}
      onSpotlightClose={onClose}
      scrollable
      maxHeight="min(480px, 70vh)"
      radius="md"
      attributes={{ content: { 'aria-label': t('frame.search') } }}
    >
      <Spotlight.Search
        placeholder={t('frame.palette.placeholder')}
        aria-label={t('frame.search')}
        leftSection={<IconSearch size={20} stroke={1.7} />}
      />
      <Spotlight.ActionsList>
        {groups.map(group => (
          <Spotlight.ActionsGroup key={group.key} label={group.label} className={classes.paletteGroup}>
            {group.commands.map(({ id, label, description, icon: Icon, run }) => (
              <Spotlight.Action
                key={id}
                label={label}
                description={description}
                leftSection={<Icon size={20} stroke={1.7} />}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('frame.palette.empty')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Actions first; without a search, what was run lately stands before everything. */
function useGroups(search: string, onKeyboardHelp: () => void): CommandGroup[] {
  const t = useTexts(frameTexts)
  const { note, recentOf } = useRecentCommands()
  const people = usePeopleCommands(search)
  const clients = useClientCommands(search)
  const local: CommandGroup[] = [
    { key: 'actions', label: t('frame.palette.actions'), commands: useActionCommands(onKeyboardHelp) },
    { key: 'screens', label: t('frame.palette.screens'), commands: useScreenCommands() },
    { key: 'tenants', label: t('frame.palette.tenants'), commands: useTenantCommands() },
    { key: 'languages', label: t('frame.language'), commands: useLanguageCommands() },
  ]
  const recent = search === '' ? recentOf(local) : []
  const isRecent = (id: string) => recent.some(command => command.id === id)
  const found = local.map(group => ({
    ...group,
    commands: group.commands.filter(command => matchesSearch(command, search) && !isRecent(command.id)),
  }))
  return [
    { key: 'recent', label: t('frame.palette.recent'), commands: recent },
    ...found,
    { key: 'people', label: t('frame.palette.people'), commands: people },
    { key: 'clients', label: t('frame.palette.clients'), commands: clients },
  ]
    .filter(group => group.commands.length > 0)
    .map(group => ({ ...group, commands: group.commands.map(note) }))
}
