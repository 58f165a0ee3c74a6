import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  type RetentionRule,
  removeRetentionRule,
  retentionQuery,
} from '../../data/documents/document-settings.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EditableList } from '../../parts/list/editable-list.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { AbsoluteTime } from '../../parts/time/relative-time.tsx'
import { NamedActions } from './named-actions.tsx'
import { documentSettingTexts } from './texts.ts'

const RetentionDialog = lazyPart(() => import('./retention-dialog.tsx'), 'RetentionDialog')

/** How long documents are kept: the nearest rule has the word. */
export function RetentionTab() {
  const t = useTexts(documentSettingTexts)
  return (
    <EditableList
      query={useQuery(retentionQuery)}
      add={t('docset.retention.new')}
      empty={{
        icon: IconClockOff,
        title: t('docset.retention.empty'),
        text: t('docset.retention.empty.text'),
      }}
      dialog={(rule, onClose, rules) => <RetentionDialog rule={rule} rules={rules} onClose={onClose} />}
    >
      {(rules, onEdit) => (
        <Card description={t('docset.retention.text')}>
          <Stack gap="sm">
            {rules.map(rule => (
              <RuleRow key={rule.id} rule={rule} onEdit={() => onEdit(rule)} />
            ))}
          </Stack>
        </Card>
      )}
    </EditableList>
  )
}

function useScopeName() {
  const t = useTexts(documentSettingTexts)
  return ({ folder, template }: RetentionRule): string =>
    folder
      ? t('docset.retention.of_folder', { name: folder.name })
      : template
        ? t('docset.retention.of_template', { name: template.name })
        : t('docset.retention.of_all')
}

function RuleRow({ rule, onEdit }: { rule: RetentionRule; onEdit: () => void }) {
  const t = useTexts(documentSettingTexts)
  const name = useScopeName()(rule)
  const [confirm, dialog] = useConfirm()
  const isResting = Date.parse(rule.effective_at) > Date.now()
  const remove = () =>
    confirm({
      title: t('docset.retention.remove'),
      effect: t('docset.retention.remove.effect'),
      verb: t('docset.remove'),
      onConfirm: () => removeRetentionRule(rule.id),
    })
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm">{t('docset.retention.months', { count: rule.months })}</Text>
        <Group gap="xs" mt={4}>
          <Badge variant="light" color={rule.due > 0 ? 'orange' : 'gray'}>
            {t('docset.retention.due', { count: rule.due })}
          </Badge>
          {isResting && (
            <Text size="xs" c="dimmed">
              {t('docset.retention.from')} <AbsoluteTime value={rule.effective_at} />
            </Text>
          )}
        </Group>
      </div>
      <NamedActions name={name} onEdit={onEdit} onRemove={remove} />
      {dialog}
    </Group>
  )
}
