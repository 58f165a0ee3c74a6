import { fmt } from '@tamga/formats'
import type { Status } from '../../data/operator/status.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { statusTexts } from './texts.ts'

/** Far sides whose circuit is open, and of how many calls they are spared. */
export function SparedCard({ spared }: { spared: Status['spared'] }) {
  const t = useTexts(statusTexts)
  const { language } = useLanguage()
  return (
    <Card title={t('status.spared')} description={t('status.spared.text')}>
      <FactList>
        {spared.map(({ target, share }) => (
          <Fact key={target} label={target}>
            {t('status.spared.share', { percent: fmt.number(language, Math.round(share * 100)) })}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}
