import type { Status } from '../../data/operator/status.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { statusTexts } from './texts.ts'

export function BackupCard({ backup }: { backup: Status['backup'] }) {
  const t = useTexts(statusTexts)
  return (
    <Card title={t('status.backup')}>
      <FactList>
        <Fact label={t('status.backup.archiving')}>{t(backup.archiving ? 'status.on' : 'status.off')}</Fact>
        {backup.archiving && (
          <Fact label={t('status.backup.archived')}>
            <RelativeTime value={backup.archived_at} fallback={t('status.never')} />
          </Fact>
        )}
        <Fact label={t('status.backup.noted')}>
          <RelativeTime value={backup.noted_at} fallback={t('status.never')} />
        </Fact>
      </FactList>
    </Card>
  )
}
