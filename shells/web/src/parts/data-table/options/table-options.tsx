import { ActionIcon } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../overlay/lazy-part.ts'
import { partsTexts } from '../../texts.ts'
import { useOptionsPlace } from './options-place.tsx'
import type { TableOptionsProps } from './options-props.ts'

const OptionsDialog = lazyPart(() => import('./options-dialog.tsx'), 'OptionsDialog')

/** The button stands in the bar above the table, and knows the table below it. */
export function TableOptions(props: TableOptionsProps) {
  const t = useTexts(partsTexts)
  const place = useOptionsPlace()
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!place) return null
  return createPortal(
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('parts.options.title')}
        title={t('parts.options.title')}
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={18} />
      </ActionIcon>
      {opened !== null && (
        <Suspense>
          <OptionsDialog {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>,
    place,
  )
}
