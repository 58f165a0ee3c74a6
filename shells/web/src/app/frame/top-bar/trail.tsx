import { Anchor, Group, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { currentItem, useMenuGroups } from '../../../data/menu.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { frameTexts } from '../texts.ts'

/** Where the person is, as the menu names it; from a page about one thing it leads back to the list. */
export function Trail() {
  const t = useTexts(frameTexts)
  const groups = useMenuGroups()
  const address = useLocation({ select: location => location.pathname })
  const item = currentItem(groups, address)
  const group = item && groups.find(each => each.items.includes(item))
  const here = address.startsWith('/profile')
    ? t('frame.profile')
    : address === '/notifications'
      ? t('frame.notifications')
      : item?.label
  if (!here) return null
  return (
    <Group component="nav" aria-label={t('frame.trail')} gap={6} wrap="nowrap" miw={0}>
      {group?.label && (
        <>
          <Text size="sm" c="dimmed" visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
            {group.label}
          </Text>
          <Text component="span" c="dimmed" visibleFrom="sm" lh={0}>
            <IconChevronRight size={14} className="rtl-flip" aria-hidden />
          </Text>
        </>
      )}
      {item && address !== item.path ? (
        <Anchor component={Link} to={item.path} size="sm" fw={600} truncate>
          {here}
        </Anchor>
      ) : (
        <Text size="sm" fw={600} truncate aria-current="page">
          {here}
        </Text>
      )}
    </Group>
  )
}
