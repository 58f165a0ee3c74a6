import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../menu/action-menu.tsx'
import { partsTexts } from '../../texts.ts'

export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(partsTexts)
  if (!children) return null
  return (
    <ActionMenu
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('parts.table.row_actions', { name })}
        >
          <IconDots size={18} />
        </ActionIcon>
      }
    >
      {children}
    </ActionMenu>
  )
}
