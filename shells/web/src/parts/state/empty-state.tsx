import { Anchor, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { boot } from '../../api/boot.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

export type EmptyStateProps = {
  icon: Icon
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Path below the documentation's address. */
  docs?: string
  tone?: 'brand' | 'gray' | 'yellow' | 'red'
  order?: 1 | 2
  children?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  const { icon: Icon, title, text, action, docs, tone = 'brand', order = 2, children } = props
  return (
    <Stack align="center" gap="xs" py={{ base: 40, sm: 64 }} px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" color={tone} mb={4} aria-hidden>
        <Icon size={28} stroke={1.6} />
      </ThemeIcon>
      <Title order={order} size={order === 1 ? 'h2' : 'h4'}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={460} component="div">
          {text}
        </Text>
      )}
      {children}
      <Group mt="sm" gap="md" justify="center">
        {action}
        {docs !== undefined && <DocsLink path={docs} />}
      </Group>
    </Stack>
  )
}

function DocsLink({ path }: { path: string }) {
  const t = useTexts(partsTexts)
  if (!boot.brand.docs_url) return null
  const href = `${boot.brand.docs_url.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" size="sm">
      {t('parts.docs')}
    </Anchor>
  )
}
