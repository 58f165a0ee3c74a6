import { Box, Text, ThemeIcon, Title } from '@mantine/core'
import { IconAppWindow, IconDevices, IconLock, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import classes from './home.module.css'
import { homeTexts } from './texts.ts'

const TILES = [
  { tab: 'identity', icon: IconUserCircle },
  { tab: 'sessions', icon: IconDevices },
  { tab: 'applications', icon: IconAppWindow },
  { tab: 'password', icon: IconLock },
] as const

/** Whoever has no app yet still has an account to look after. */
export function OwnAccount() {
  const t = useTexts(homeTexts)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {t('home.own')}
      </Title>
      <ul className={`${classes.apps} ${classes.own}`}>
        {TILES.map(({ tab, icon: Icon }) => (
          <li key={tab}>
            <Link to="/profile" search={tab === 'identity' ? {} : { tab }} className={classes.app}>
              <ThemeIcon size={40} variant="light" radius="md" aria-hidden>
                <Icon size={22} stroke={1.7} />
              </ThemeIcon>
              <Box miw={0}>
                <Text fw={600} size="sm">
                  {t(`home.own.${tab}`)}
                </Text>
                <Text size="xs" c="dimmed" className={classes.about}>
                  {t(`home.own.${tab}.text`)}
                </Text>
              </Box>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
