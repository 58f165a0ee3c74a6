import type { Status } from '../../data/operator/status.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { statusTexts } from './texts.ts'

export function KeysCard({ keys }: { keys: Status['keys'] }) {
  const t = useTexts(statusTexts)
  return (
    <Card title={t('status.keys')}>
      <FactList>
        <Fact label={t('status.keys.secret')}>
          {t(keys.secret_key ? 'status.keys.set' : 'status.keys.unset')}
        </Fact>
        {keys.signing
          .filter(({ status }) => status === 'active')
          .map(({ algorithm, created_at, activated_at }) => (
            <Fact key={algorithm} label={t('status.keys.signing', { algorithm })}>
              <RelativeTime value={activated_at ?? created_at} />
            </Fact>
          ))}
      </FactList>
    </Card>
  )
}
