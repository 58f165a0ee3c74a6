import { Combobox, type ComboboxStore, Group, Loader, Text, UnstyledButton, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { switchTenant, useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import classes from '../frame.module.css'
import { frameTexts } from '../texts.ts'
import { type Tenant, TenantLabel } from './tenant-label.tsx'
import { TenantMark } from './tenant-mark.tsx'

const SEARCH_FROM = 8

const matches = (tenant: Tenant, search: string) =>
  `${tenant.name}\n${tenant.slug}`.toLowerCase().includes(search.trim().toLowerCase())

/** The person's organisations in a list that can be searched; open from the moment it is loaded. */
export function TenantChoices({ isNarrow }: { isNarrow: boolean }) {
  const { tenant, tenants } = useMe()
  const [search, setSearch] = useState('')
  const change = useMutation({ mutationFn: switchTenant })
  const isSearchable = tenants.length >= SEARCH_FROM
  const { box, target } = useOpenBox({ isSearchable, onClose: () => setSearch('') })
  return (
    <>
      <Combobox
        store={box}
        width={280}
        position="bottom-start"
        shadow="md"
        onOptionSubmit={id => {
          box.closeDropdown()
          if (id !== tenant.id) change.mutate(id)
        }}
      >
        <Combobox.Target targetType="button" withExpandedAttribute>
          <UnstyledButton
            ref={target}
            className={classes.tenant}
            data-narrow={isNarrow || undefined}
            title={isNarrow ? tenant.name : undefined}
            onClick={() => box.toggleDropdown()}
          >
            <TenantLabel
              tenant={tenant}
              isNarrow={isNarrow}
              mark={change.isPending && <Loader size={32} type="oval" />}
            />
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown>
          {isSearchable && <Search box={box} value={search} onChange={setSearch} />}
          <Choices tenants={tenants.filter(each => matches(each, search))} current={tenant.id} />
        </Combobox.Dropdown>
      </Combobox>
      <ProblemAlert error={change.error} />
    </>
  )
}

type OpenBox = { isSearchable: boolean; onClose: () => void }

/** Opens once it is drawn: it replaces the button that was pressed to load it. */
function useOpenBox({ isSearchable, onClose }: OpenBox) {
  const box = useCombobox({
    onDropdownClose: () => {
      onClose()
      box.resetSelectedOption()
    },
    onDropdownOpen: () => (isSearchable ? box.focusSearchInput() : box.selectActiveOption()),
  })
  const target = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is first drawn
  useEffect(() => {
    target.current?.focus()
    box.openDropdown()
  }, [])
  return { box, target }
}

type SearchProps = { box: ComboboxStore; value: string; onChange: (value: string) => void }

function Search({ box, value, onChange }: SearchProps) {
  const t = useTexts(frameTexts)
  return (
    <Combobox.Search
      value={value}
      onChange={event => {
        onChange(event.currentTarget.value)
        box.updateSelectedOptionIndex()
      }}
      placeholder={t('frame.tenant.search')}
      aria-label={t('frame.tenant.search')}
    />
  )
}

function Choices({ tenants, current }: { tenants: readonly Tenant[]; current: string }) {
  const t = useTexts(frameTexts)
  return (
    <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={t('frame.tenant.list')}>
      {tenants.map(each => (
        <Choice key={each.id} tenant={each} isCurrent={each.id === current} />
      ))}
      {tenants.length === 0 && <Combobox.Empty>{t('frame.tenant.none')}</Combobox.Empty>}
    </Combobox.Options>
  )
}

function Choice({ tenant, isCurrent }: { tenant: Tenant; isCurrent: boolean }) {
  return (
    <Combobox.Option value={tenant.id} active={isCurrent}>
      <Group gap="sm" wrap="nowrap">
        <TenantMark name={tenant.name} isQuiet />
        <Text size="sm" flex={1} fw={isCurrent ? 600 : 400} style={{ overflowWrap: 'anywhere' }}>
          {tenant.name}
        </Text>
        {isCurrent && <IconCheck size={18} aria-hidden />}
      </Group>
    </Combobox.Option>
  )
}
