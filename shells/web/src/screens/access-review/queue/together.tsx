import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import type { QueueItem } from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { MenuItem, MenuLabel } from '../../../parts/menu/menu-parts.ts'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import type { ManyChoice } from '../items/many-dialog.tsx'
import { reviewTexts } from '../texts.ts'

type TogetherProps = { item: QueueItem; onChoose: (choice: ManyChoice) => void }

/** What the grants of the same campaign have in common, decided with one word. */
export function Together({ item, onChoose }: TogetherProps) {
  const t = useTexts(reviewTexts)
  const { nameOf } = useRoleNames()
  const role = nameOf(item.role)
  const mine = { reviewer: 'me', decision: 'undecided' } as const
  const groups = [
    {
      label: t('reviews.together.recommended'),
      decision: 'keep',
      filter: { recommendation: 'keep', automatic: false },
    },
    { label: t('reviews.together.automatic'), decision: 'keep', filter: { automatic: true } },
    { label: t('reviews.together.role.keep', { role }), decision: 'keep', filter: { role: item.role.id } },
    {
      label: t('reviews.together.role.remove', { role }),
      decision: 'remove',
      filter: { role: item.role.id },
    },
    {
      label: t('reviews.together.person', { name: item.user.name }),
      decision: 'remove',
      filter: { user: item.user.id, automatic: false },
    },
  ] as const
  return (
    <ActionMenu
      width={340}
      target={
        <Button variant="default" size="compact-sm" leftSection={<IconChecks size={16} />}>
          {t('reviews.together')}
        </Button>
      }
    >
      <MenuLabel>{item.campaign.name}</MenuLabel>
      {groups.map(({ label, decision, filter }) => (
        <MenuItem key={label} onClick={() => onChoose({ decision, filter: { ...mine, ...filter } })}>
          {label}
        </MenuItem>
      ))}
    </ActionMenu>
  )
}
