import { Anchor, Badge, Box, Breadcrumbs, Group, Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

export type Breadcrumb = { label: string; to?: LinkProps['to'] }

type PageHeaderProps = {
  title: string
  count?: string
  description?: ReactNode
  actions?: ReactNode
  breadcrumbs?: Breadcrumb[]
  avatar?: ReactNode
}

export function PageHeader({ title, count, description, actions, breadcrumbs, avatar }: PageHeaderProps) {
  return (
    <Box mb="lg">
      {breadcrumbs && <Trail items={breadcrumbs} />}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="md" wrap="nowrap" miw={0}>
          {avatar}
          <Box miw={0}>
            <Group gap="sm">
              <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Title>
              {count && <Badge variant="light">{count}</Badge>}
            </Group>
            {description && (
              <Text c="dimmed" size="sm" component="div" style={{ overflowWrap: 'anywhere' }}>
                {description}
              </Text>
            )}
          </Box>
        </Group>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
    </Box>
  )
}

/** Hidden where the frame around the page has the one trail; a host's frame has none. */
function Trail({ items }: { items: Breadcrumb[] }) {
  const t = useTexts(partsTexts)
  const arrow = <IconChevronRight size={14} className="rtl-flip" aria-hidden />
  return (
    <nav aria-label={t('parts.breadcrumbs')} data-page-trail="">
      <Breadcrumbs mb="xs" separator={arrow} separatorMargin={6}>
        {items.map(({ label, to }) =>
          to ? (
            <Anchor key={label} component={Link} to={to} size="sm">
              {label}
            </Anchor>
          ) : (
            <Text key={label} size="sm" c="dimmed" truncate aria-current="page">
              {label}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </nav>
  )
}
