import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileText, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { type Campaign, exportAddress } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SealEvidenceButton } from '../../../parts/evidence/seal-evidence-button.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { reviewTexts } from '../texts.ts'

const FORMATS = [
  { format: 'pdf', icon: IconFileTypePdf },
  { format: 'csv', icon: IconFileTypeCsv },
  { format: 'html', icon: IconFileText },
] as const

/** When what happened, by which rules, and the files that prove it to an auditor. */
export function EvidenceTab({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  return (
    <Stack>
      <Card title={t('reviews.evidence.course')}>
        <FactList>
          <Fact label={t('reviews.evidence.created')}>
            <AbsoluteTime value={campaign.created_at} />
            {campaign.created_by && (
              <>
                {' · '}
                <bdi>{campaign.created_by.name}</bdi>
              </>
            )}
          </Fact>
          <Fact label={t('reviews.evidence.opened')}>
            <AbsoluteTime value={campaign.opened_at} />
          </Fact>
          <Fact label={t('reviews.column.due')}>
            <AbsoluteTime value={campaign.due_at} />
          </Fact>
          <Fact label={t('reviews.closed_at')}>
            <AbsoluteTime value={campaign.closed_at} />
          </Fact>
          <Fact label={t('reviews.form.on_undecided')}>
            {t(`reviews.form.on_undecided.${campaign.on_undecided}`)}
          </Fact>
          <Fact label={t('reviews.form.comment_required')}>
            {t(`reviews.form.comment_required.${campaign.comment_required}`)}
          </Fact>
        </FactList>
      </Card>
      <Exports campaign={campaign} />
    </Stack>
  )
}

function Exports({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  return (
    <Card title={t('reviews.evidence.export')}>
      <Stack align="flex-start">
        <Text size="sm">{t('reviews.evidence.export.text')}</Text>
        <Group>
          {FORMATS.map(({ format, icon: FormatIcon }) => (
            <Button
              key={format}
              component="a"
              href={exportAddress(campaign.id, format)}
              download
              variant="default"
              leftSection={<FormatIcon size={18} />}
            >
              {t(`reviews.evidence.${format}`)}
            </Button>
          ))}
          {campaign.status === 'closed' && (
            <SealEvidenceButton evidence={{ source: 'access_review', id: campaign.id }} />
          )}
        </Group>
      </Stack>
    </Card>
  )
}
