import { Stack, Table, Text, Title } from '@mantine/core'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { Holder } from '../../../data/government/registry.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { registryTexts } from '../texts.ts'
import classes from './lookup.module.css'

type HoldersProps = { title: string; of: string; holders: readonly Holder[] }

/** Who holds the company: a picture whose lines are as thick as the shares, and the same as a table. */
export function Holders({ title, of, holders }: HoldersProps) {
  if (holders.length === 0) return null
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {title}
      </Title>
      <HoldersPicture of={of} holders={holders} title={title} />
      <HoldersTable holders={holders} title={title} />
    </Stack>
  )
}

const useShare = () => {
  const { language } = useLanguage()
  return (share: number | null) => (share === null ? '–' : `${fmt.number(language, share)}%`)
}

/** The table below says the same to who does not see it. */
function HoldersPicture({ title, of, holders }: HoldersProps) {
  const t = useTexts(registryTexts)
  const share = useShare()
  return (
    <div className={classes.picture} role="img" aria-label={t('registry.picture', { title, name: of })}>
      <div className={classes.holders} aria-hidden>
        {holders.map((holder, index) => {
          const HolderIcon = holder.kind === 'citizen' ? IconUser : IconBuilding
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: holders have no id, and the list never changes
            <div key={index} className={classes.holder}>
              <HolderIcon size={16} stroke={1.7} />
              <span lang="mn">{holder.name}</span>
              <strong>{share(holder.share_percent)}</strong>
            </div>
          )
        })}
      </div>
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {holders.map(({ share_percent }, index) => {
          const y = ((index + 0.5) / holders.length) * 100
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              d={`M0 ${y} C50 ${y} 50 50 100 50`}
              strokeWidth={1.5 + ((share_percent ?? 0) / 100) * 10}
              vectorEffect="non-scaling-stroke"
            />
          )
        })}
      </svg>
      <div className={classes.company} aria-hidden>
        <IconBuilding size={20} stroke={1.7} />
        <span lang="mn">{of}</span>
      </div>
    </div>
  )
}

function HoldersTable({ title, holders }: Omit<HoldersProps, 'of'>) {
  const t = useTexts(registryTexts)
  const share = useShare()
  return (
    <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="region" aria-label={title}>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            {(['name', 'number', 'share', 'country'] as const).map(column => (
              <Table.Th key={column}>{t(`registry.holder.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {holders.map((holder, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: holders have no id, and the list never changes
            <Table.Tr key={index}>
              <Table.Td>
                <Text size="sm" component="bdi" lang="mn">
                  {holder.name}
                </Text>
              </Table.Td>
              <Table.Td>
                <bdi>{holder.registry_number ?? '–'}</bdi>
              </Table.Td>
              <Table.Td>{share(holder.share_percent)}</Table.Td>
              <Table.Td>{holder.country ?? '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
