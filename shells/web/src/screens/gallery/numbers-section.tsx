import { SimpleGrid } from '@mantine/core'
import { IconDevices, IconLogin, IconShieldX } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { StatCard } from '../../parts/numbers/stat-card.tsx'
import { galleryTexts } from './texts.ts'

const RISING = [12, 18, 9, 22, 30, 8, 11, 26, 31, 29, 40, 38, 22, 47]
const FALLING = [9, 8, 11, 7, 6, 7, 5, 6, 3, 4, 2, 5, 2, 1]
const FLAT = RISING.map(() => 0)

export function NumbersSection() {
  const t = useTexts(galleryTexts)
  const trend = t('gallery.stat.trend')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <StatCard
        label={t('gallery.stat.sign_ins')}
        value={1347}
        values={RISING}
        trendLabel={trend}
        icon={IconLogin}
        to="/"
      />
      <StatCard
        label={t('gallery.stat.failures')}
        value={46}
        values={FALLING}
        goodWhen="down"
        icon={IconShieldX}
      />
      <StatCard label={t('gallery.stat.sessions')} value={0} values={FLAT} icon={IconDevices} />
      <StatCard label={t('gallery.stat.sign_ins')} value={null} />
    </SimpleGrid>
  )
}
