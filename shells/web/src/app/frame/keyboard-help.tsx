import { Group, Kbd, Stack, Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../parts/overlay/dialog.tsx'
import { frameTexts } from './texts.ts'
import { commandKey } from './top-bar/search-button.tsx'
import { useOpenedLater } from './use-opened-later.ts'

export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(frameTexts)
  const rows = [
    { keys: [commandKey, 'K'], text: t('frame.keys.search') },
    { keys: ['?'], text: t('frame.keys.help') },
    { keys: ['Tab'], text: t('frame.keys.next') },
    { keys: ['↑', '↓'], text: t('frame.keys.arrows') },
    { keys: ['Enter'], text: t('frame.keys.enter') },
    { keys: ['Esc'], text: t('frame.keys.escape') },
  ]
  return (
    <Dialog opened={useOpenedLater(opened)} onClose={onClose} title={t('frame.keys.title')}>
      <Stack gap="sm">
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
    </Dialog>
  )
}
