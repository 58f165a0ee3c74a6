import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { Hint } from '../../../parts/overlay/hint.tsx'
import { frameTexts } from '../texts.ts'

export function SchemeToggle() {
  const t = useTexts(frameTexts)
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const label = isDark ? t('frame.scheme.light') : t('frame.scheme.dark')
  const Icon = isDark ? IconSun : IconMoon
  return (
    <Hint label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        <Icon size={20} stroke={1.7} />
      </ActionIcon>
    </Hint>
  )
}
