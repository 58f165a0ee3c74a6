import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { type Icon, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { Sparkline } from './sparkline.tsx'
import classes from './stat-card.module.css'

type StatCardProps = {
  label: string
  /** null while it loads. */
  value: number | null
  values?: readonly number[]
  /** Tells a screen reader what the line shows. */
  trendLabel?: string
  /** Without it neither way is good or bad. */
  goodWhen?: 'up' | 'down'
  /** In place of the comparison, where there is no line. */
  note?: string
  to?: LinkProps['to']
  icon?: Icon
}

export function StatCard({
  label,
  value,
  values,
  trendLabel,
  goodWhen,
  note,
  to,
  icon: Icon,
}: StatCardProps) {
  const { language } = useLanguage()
  return (
    <StatFrame to={to}>
      <Group justify="space-between" wrap="nowrap" gap="xs" c="dimmed">
        <Text size="sm">{label}</Text>
        {Icon && <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden />}
      </Group>
      {value === null ? (
        <Skeleton height={30} width={80} my={3} />
      ) : (
        <Text fz={28} fw={700} lh={1.3} className={classes.number}>
          {fmt.number(language, value)}
        </Text>
      )}
      {values && values.length > 1 && (
        <>
          <Sparkline values={values} label={trendLabel ?? label} />
          <Delta values={values} goodWhen={goodWhen} />
        </>
      )}
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </StatFrame>
  )
}

function StatFrame({ to, children }: { to?: LinkProps['to']; children: ReactNode }) {
  const content = <Stack gap={6}>{children}</Stack>
  if (!to) return <Paper className={classes.card}>{content}</Paper>
  return (
    <Paper component={Link} to={to} className={classes.card} data-link>
      {content}
    </Paper>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type DeltaProps = { values: readonly number[]; goodWhen: 'up' | 'down' | undefined }

/** The later half of the days against the earlier one. */
function Delta({ values, goodWhen }: DeltaProps) {
  const t = useTexts(partsTexts)
  const half = Math.floor(values.length / 2)
  const [before, after] = [sum(values.slice(0, half)), sum(values.slice(-half))]
  // Nothing at all on both sides says nothing, and so does anything against nothing.
  if (before === 0)
    return (
      <Text size="xs" aria-hidden>
        {'\u00a0'}
      </Text>
    )
  if (before === after)
    return (
      <Text size="xs" c="dimmed">
        {t('parts.stat.same')}
      </Text>
    )
  const way = after > before ? 'up' : 'down'
  const percent = Math.round((Math.abs(after - before) / before) * 100)
  const Arrow = way === 'up' ? IconTrendingUp : IconTrendingDown
  const tone = way === goodWhen ? classes.good : classes.bad
  return (
    <Group gap={4} wrap="nowrap" className={goodWhen ? tone : classes.even}>
      <Arrow size={16} className={`rtl-flip ${classes.icon}`} aria-hidden />
      <Text size="xs">{t(`parts.stat.${way}`, { percent })}</Text>
    </Group>
  )
}
