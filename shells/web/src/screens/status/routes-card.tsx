import { IconRoute } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { StatusRoute } from '../../data/operator/status.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { staticQuery } from '../../parts/data-table/table-query.ts'
import { Card } from '../../parts/page/card.tsx'
import { statusTexts } from './texts.ts'

const nameOf = ({ method, route }: StatusRoute) => `${method} ${route}`

export function RoutesCard({ routes }: { routes: readonly StatusRoute[] }) {
  const t = useTexts(statusTexts)
  const { language } = useLanguage()
  const figure = (key: 'requests' | 'mean_ms' | 'round_trips' | 'slow_statements') => ({
    key,
    header: t(`status.route.${key}`),
    align: 'end' as const,
    render: (row: StatusRoute) => fmt.number(language, row[key]),
  })
  return (
    <Card title={t('status.routes')} description={t('status.routes.text')}>
      <DataTable
        label={t('status.routes')}
        query={staticQuery(routes)}
        rowKey={nameOf}
        rowLabel={nameOf}
        columns={[
          {
            key: 'route',
            header: t('status.route'),
            isPrimary: true,
            render: (row: StatusRoute) => <bdi dir="ltr">{nameOf(row)}</bdi>,
          },
          figure('requests'),
          figure('mean_ms'),
          figure('round_trips'),
          figure('slow_statements'),
        ]}
        empty={{ icon: IconRoute, title: t('status.routes.empty'), text: t('status.routes.text') }}
      />
    </Card>
  )
}
