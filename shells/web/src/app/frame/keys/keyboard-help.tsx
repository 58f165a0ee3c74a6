import { Group, Kbd, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { menuItemsOf, useMenuGroups } from '../../../data/menu.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { frameTexts } from '../texts.ts'
import { commandKey } from '../top-bar/search-button.tsx'
import { useOpenedLater } from '../use-opened-later.ts'
import { goKeysOf } from './go-keys.ts'

type Row = { readonly keys: readonly string[]; readonly text: string }

/** Every key that does something, with the screens that this person may go to. */
export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(frameTexts)
  const places = goKeysOf(menuItemsOf(useMenuGroups()))
  const everywhere: Row[] = [
    { keys: [commandKey, 'K'], text: t('frame.keys.search') },
    { keys: ['/'], text: t('frame.keys.find') },
    { keys: ['C'], text: t('frame.keys.create') },
    { keys: ['?'], text: t('frame.keys.help') },
    { keys: ['Tab'], text: t('frame.keys.next') },
    { keys: ['↑', '↓'], text: t('frame.keys.arrows') },
    { keys: ['Enter'], text: t('frame.keys.enter') },
    { keys: ['Esc'], text: t('frame.keys.escape') },
  ]
  const going = places.map(({ letter, label }) => ({ keys: ['G', letter], text: label }))
  return (
    <Dialog opened={useOpenedLater(opened)} onClose={onClose} title={t('frame.keys.title')} size="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <KeyList title={t('frame.keys.everywhere')} rows={everywhere} />
        <KeyList title={t('frame.keys.go')} rows={going} />
      </SimpleGrid>
    </Dialog>
  )
}

function KeyList({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Stack gap="sm">
      <Title order={3} size="sm" c="dimmed">
        {title}
      </Title>
      {rows.map(({ keys, text }) => (
        <Group key={text} justify="space-between" wrap="nowrap">
          <Text size="sm">{text}</Text>
          <Group gap={4} wrap="nowrap" dir="ltr">
            {keys.map(key => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Group>
        </Group>
      ))}
    </Stack>
  )
}
