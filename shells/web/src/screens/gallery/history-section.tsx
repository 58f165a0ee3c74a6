import { IconLogout, IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { Timeline } from '../../parts/history/timeline.tsx'
import { Card } from '../../parts/page/card.tsx'
import { galleryTexts } from './texts.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

export function HistorySection() {
  const t = useTexts(galleryTexts)
  return (
    <Card title="Timeline">
      <Timeline
        items={[
          {
            id: '1',
            who: 'Сарангэрэл Болд',
            what: t('gallery.timeline.changed'),
            when: ago(3),
            from: '10.26.58.2',
            icon: IconPencil,
            changes: {
              name: ['Бат Дорж', 'Бат-Эрдэнэ Дорж'],
              email_verified: [false, true],
              phone: [null, '+976 9911 2233'],
              roles: [['user'], ['user', 'auditor']],
            },
          },
          {
            id: '2',
            who: 'Marie Dupont',
            what: t('gallery.timeline.ended'),
            when: ago(190),
            from: '10.13.29.1',
            kind: 'danger',
            icon: IconLogout,
            reason: t('gallery.timeline.reason'),
          },
          {
            id: '3',
            who: 'Иван Петров',
            what: t('gallery.timeline.invited'),
            when: ago(5000),
            kind: 'success',
            icon: IconUserPlus,
          },
        ]}
      />
    </Card>
  )
}
