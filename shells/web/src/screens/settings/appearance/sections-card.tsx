import { ActionIcon, Checkbox, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SECTIONS, type SectionSlug } from '../../../sign-in/sections.tsx'
import { signInTexts } from '../../../sign-in/texts.ts'
import { settingsTexts } from '../texts.ts'
import classes from './appearance.module.css'
import type { AppearanceFields } from './appearance-values.ts'
import { ALL_SECTIONS, isSection, moved } from './landing-sections.ts'

/** Chosen sections first, in their order, then the rest. */
export function SectionsCard({ form }: { form: AppearanceFields }) {
  const t = useTexts(settingsTexts)
  const named = useTexts(signInTexts)
  const { list, told, move } = useSectionOrder(form)
  const { sections } = form.values.brand
  const rest = ALL_SECTIONS.filter(slug => !sections.includes(slug))
  const toggle = (slug: string, isOn: boolean) =>
    form.setFieldValue('brand.sections', isOn ? [...sections, slug] : sections.filter(one => one !== slug))
  return (
    <Card title={t('settings.sections.title')} description={t('settings.sections.text')}>
      <ul className={classes.sections} ref={list}>
        {[...sections.filter(isSection), ...rest].map(slug => (
          <SectionRow
            key={slug}
            slug={slug}
            name={named(`section.${slug}`)}
            place={sections.indexOf(slug)}
            count={sections.length}
            // The landing page shows the usual ones when none is chosen.
            isLast={sections.length === 1 && sections[0] === slug}
            onToggle={isOn => toggle(slug, isOn)}
            onMove={by => move(slug, by)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">
        {told && t('settings.sections.moved', { name: named(`section.${told.slug}`), place: told.place })}
      </VisuallyHidden>
    </Card>
  )
}

type Told = { slug: SectionSlug; place: number; by: -1 | 1 }

function useSectionOrder(form: AppearanceFields) {
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState<Told | null>(null)
  const move = (slug: SectionSlug, by: -1 | 1) => {
    const { sections } = form.getValues().brand
    const at = sections.indexOf(slug)
    form.setFieldValue('brand.sections', moved(sections, at, by))
    setTold({ slug, place: at + by + 1, by })
  }
  // The row has moved away under the hand: the focus goes with it, to the other arrow at either end.
  useEffect(() => {
    if (!told) return
    const find = (way: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${told.slug}${way}"]`)
    const wanted = find(told.by === -1 ? 'up' : 'down')
    const button = wanted?.disabled ? find(told.by === -1 ? 'down' : 'up') : wanted
    button?.focus()
  }, [told])
  return { list, told, move }
}

type SectionRowProps = {
  slug: SectionSlug
  name: string
  place: number
  count: number
  isLast: boolean
  onToggle: (isOn: boolean) => void
  onMove: (by: -1 | 1) => void
}

function SectionRow({ slug, name, place, count, isLast, onToggle, onMove }: SectionRowProps) {
  const t = useTexts(settingsTexts)
  const Icon = SECTIONS[slug]
  const isOn = place >= 0
  return (
    <li className={classes.section} data-off={!isOn || undefined}>
      <Checkbox
        checked={isOn}
        disabled={isLast}
        onChange={event => onToggle(event.currentTarget.checked)}
        label={
          <Group gap="xs" wrap="nowrap">
            <Icon size={18} aria-hidden />
            <Text size="sm">{name}</Text>
          </Group>
        }
      />
      {isOn && (
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('settings.sections.up', { name })}
            data-move={`${slug}up`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('settings.sections.down', { name })}
            data-move={`${slug}down`}
            disabled={place === count - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        </Group>
      )}
    </li>
  )
}
