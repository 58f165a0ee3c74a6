import { ActionIcon, Anchor, Badge, Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconDots } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { type CSSProperties, type DragEvent, useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { Unit } from '../../../data/organisation/units.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { PersonAvatar } from '../../../parts/person/person-avatar.tsx'
import { UnitPath } from '../../../parts/unit/unit-select.tsx'
import { unitsTexts } from '../texts.ts'
import { UnitMenuItems } from '../unit-menu.tsx'
import classes from '../units.module.css'
import type { UnitActs } from '../use-unit-acts.tsx'

type UnitRowProps = {
  unit: Unit
  level?: number
  /** Undefined where nothing lies below, or nothing is folded. */
  isOpen?: boolean | undefined
  hasPath?: boolean
  onToggle?: () => void
  onOpen: (id: string) => void
  acts: UnitActs
}

export function UnitRow({ unit, level = 0, isOpen, hasPath = false, onToggle, onOpen, acts }: UnitRowProps) {
  const t = useTexts(unitsTexts)
  const canManage = useCan('organisation.manage')
  const drag = useDrag(unit, acts)
  return (
    <div className={classes.row} style={{ '--level': level } as CSSProperties} {...(canManage && drag)}>
      {isOpen === undefined ? (
        !hasPath && <span className={classes.space} />
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.toggle}
          data-open={isOpen || undefined}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'units.fold' : 'units.unfold', { name: unit.name })}
          onClick={onToggle}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      )}
      <UnstyledButton className={classes.name} data-unit={unit.id} onClick={() => onOpen(unit.id)}>
        <Group gap="xs">
          <Text size="sm" fw={600} component="span">
            <bdi>{unit.name}</bdi>
          </Text>
          {unit.code && (
            <Badge variant="default" size="sm">
              <bdi>{unit.code}</bdi>
            </Badge>
          )}
        </Group>
        {hasPath && unit.path.length > 1 && <UnitPath path={unit.path.slice(0, -1)} />}
      </UnstyledButton>
      <Manager unit={unit} />
      <MemberCount unit={unit} />
      {canManage && (
        <ActionMenu
          target={
            <ActionIcon variant="subtle" color="gray" aria-label={t('units.more', { name: unit.name })}>
              <IconDots size={18} />
            </ActionIcon>
          }
        >
          <UnitMenuItems unit={unit} acts={acts} />
        </ActionMenu>
      )}
    </div>
  )
}

function Manager({ unit: { manager } }: { unit: Unit }) {
  return (
    <div className={classes.manager}>
      {manager && (
        <Group gap="xs" wrap="nowrap">
          <PersonAvatar id={manager.id} name={manager.name} size={24} />
          <TextLink to="/organisation/members/$id" params={{ id: manager.id }} size="sm" truncate>
            <bdi>{manager.name}</bdi>
          </TextLink>
        </Group>
      )}
    </div>
  )
}

/** With what lies below; leads to the people behind the number. */
function MemberCount({ unit }: { unit: Unit }) {
  const t = useTexts(unitsTexts)
  const { language } = useLanguage()
  const number = fmt.number(language, unit.total_members)
  return (
    <div className={classes.count}>
      {unit.total_members > 0 ? (
        <TextLink
          to="/organisation/members"
          search={{ unit: unit.id }}
          size="sm"
          aria-label={t('units.members.of', { name: unit.name, number })}
        >
          {number}
        </TextLink>
      ) : (
        <Anchor component="span" size="sm" c="dimmed" underline="never">
          {number}
        </Anchor>
      )}
    </div>
  )
}

const KIND = 'application/x-tamga-unit'

/** A unit that is dropped on another one is about to be moved below it; the menu does the same for the keyboard. */
function useDrag(unit: Unit, acts: UnitActs) {
  const [isOver, setOver] = useState(false)
  const accepts = (event: DragEvent) => event.dataTransfer.types.includes(KIND)
  return {
    draggable: true,
    'data-over': isOver || undefined,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(KIND, unit.id),
    onDragOver: (event: DragEvent) => {
      if (!accepts(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const id = event.dataTransfer.getData(KIND)
      if (!id || id === unit.id) return
      event.preventDefault()
      acts.moveById(id, unit.id)
    },
  }
}
