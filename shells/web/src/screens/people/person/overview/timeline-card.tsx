import { useInfiniteQuery } from '@tanstack/react-query'
import { memberTimelineQuery } from '../../../../data/audit.ts'
import { useCan } from '../../../../data/me.ts'
import type { MemberDetail } from '../../../../data/organisation/members.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Timeline } from '../../../../parts/history/timeline.tsx'
import { Card } from '../../../../parts/page/card.tsx'
import { TextLink } from '../../../../parts/page/links.tsx'
import { peopleTexts } from '../../texts.ts'
import { timelineItem } from '../timeline-item.tsx'
import { useReadable } from '../use-readable.ts'

const SHOWN = 5

/** What happened to the person last; the rest is on the tab. Absent for whoever may not read the log. */
export function TimelineCard({ member }: { member: MemberDetail }) {
  return useCan('audit.read') ? <LastRecords member={member} /> : null
}

function LastRecords({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  const { data } = useInfiniteQuery(memberTimelineQuery(member.id, 'about', language))
  const { readableValue, fieldLabel } = useReadable()
  const records = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  if (records.length === 0) return null
  return (
    <Card
      title={t('person.timeline.last')}
      actions={
        <TextLink
          to="/organisation/members/$id"
          params={{ id: member.id }}
          search={{ tab: 'timeline' }}
          size="sm"
        >
          {t('person.timeline.all')}
        </TextLink>
      }
    >
      <Timeline
        items={records.map(record => timelineItem(record, 'about', readableValue))}
        fieldLabel={fieldLabel}
      />
    </Card>
  )
}
