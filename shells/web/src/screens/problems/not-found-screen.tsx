import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { problemsTexts } from './texts.ts'

export function NotFoundScreen() {
  const t = useTexts(problemsTexts)
  return (
    <EmptyState
      icon={IconMapOff}
      tone="gray"
      order={1}
      title={t('problems.not_found.title')}
      text={t('problems.not_found.text')}
      action={
        <Button component={Link} to="/">
          {t('problems.home')}
        </Button>
      }
    />
  )
}
