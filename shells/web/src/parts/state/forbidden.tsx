import { Code } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { EmptyState } from './empty-state.tsx'

type ForbiddenProps = { permission?: string; detail?: string; order?: 1 | 2 }

/** Names the permission, so that the person knows what to ask for. */
export function Forbidden({ permission, detail, order }: ForbiddenProps) {
  const t = useTexts(partsTexts)
  const text = permission ? t('parts.forbidden.text') : detail || t('parts.forbidden.plain')
  return (
    <EmptyState icon={IconLock} tone="gray" order={order} title={t('parts.forbidden.title')} text={text}>
      {permission && (
        <Code fz="sm" dir="ltr" mt={4}>
          {permission}
        </Code>
      )}
    </EmptyState>
  )
}
