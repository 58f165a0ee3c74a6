import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconArrowRight, IconArrowsExchange, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approveLink, type Link, linksQuery, suspendLink } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { ringTexts } from '../texts.ts'
import { LinkStatus } from './link-status.tsx'
import { ProposeLink } from './propose-link.tsx'
import { useServiceNames } from './service-name.ts'

export function LinksTab() {
  const t = useTexts(ringTexts)
  const query = useQuery(linksQuery)
  const columns = useColumns()
  const [isProposing, proposing] = useDisclosure(false)
  const propose = (
    <Button leftSection={<IconPlus size={18} />} onClick={proposing.open}>
      {t('ring.propose')}
    </Button>
  )
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw={640}>
          {t('ring.links.text')}
        </Text>
        {propose}
      </Group>
      <DataTable
        label={t('ring.tab.links')}
        columns={columns}
        query={query}
        rowKey={link => link.id}
        rowLabel={link => `${link.peer.name} ${link.service}`}
        empty={{
          icon: IconArrowsExchange,
          title: t('ring.links.empty'),
          text: t('ring.links.empty.text'),
          action: propose,
        }}
      />
      <ProposeLink opened={isProposing} onClose={proposing.close} />
    </Stack>
  )
}

function useColumns() {
  const t = useTexts(ringTexts)
  const nameOf = useServiceNames()
  return [
    {
      key: 'peer',
      header: t('ring.peer'),
      isPrimary: true,
      render: (link: Link) => <bdi>{link.peer.name}</bdi>,
    },
    { key: 'service', header: t('ring.service'), render: (link: Link) => nameOf(link.service) },
    {
      key: 'direction',
      header: t('ring.direction'),
      render: (link: Link) => <Direction direction={link.direction} />,
    },
    { key: 'status', header: t('ring.status'), render: (link: Link) => <LinkStatus link={link} /> },
    {
      key: 'changed_at',
      header: t('ring.changed'),
      hideBelow: 'md' as const,
      render: (link: Link) => <RelativeTime value={link.changed_at} />,
    },
    { key: 'acts', header: t('ring.acts'), render: (link: Link) => <LinkActs link={link} /> },
  ]
}

export function Direction({ direction }: { direction: Link['direction'] }) {
  const t = useTexts(ringTexts)
  const Arrow = direction === 'out' ? IconArrowRight : IconArrowLeft
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <Arrow size={16} className="rtl-flip" aria-hidden />
      {t(`ring.direction.${direction}`)}
    </Group>
  )
}

function LinkActs({ link }: { link: Link }) {
  const t = useTexts(ringTexts)
  const [error, setError] = useState<Error | null>(null)
  const [confirm, dialog] = useConfirm()
  const approve = () => {
    setError(null)
    void approveLink(link.id).catch(setError)
  }
  const suspend = () =>
    confirm({
      title: t('ring.link.suspend.title'),
      effect: t('ring.link.suspend.effect'),
      verb: t('ring.suspend'),
      onConfirm: async () => void (await suspendLink(link.id)),
    })
  const isForUs = !link.we_approve || link.we_suspend
  return (
    <Stack gap={4} align="flex-start">
      {isForUs ? (
        <Button size="xs" onClick={approve}>
          {t(link.we_suspend ? 'ring.resume' : 'ring.approve')}
        </Button>
      ) : (
        <Button size="xs" variant="default" onClick={suspend}>
          {t('ring.suspend')}
        </Button>
      )}
      <ProblemAlert error={error} />
      {dialog}
    </Stack>
  )
}
