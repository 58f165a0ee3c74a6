import { Combobox, Group, Loader, Text, UnstyledButton, useCombobox, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { switchTenant, useMe } from '../session.ts'
import classes from './frame.module.css'
import { TenantMark } from './tenant-mark.tsx'
import { frameTexts } from './texts.ts'

const SEARCH_FROM = 8

type Tenant = { id: string; slug: string; name: string }

const matches = (tenant: Tenant, search: string) =>
  `${tenant.name}\n${tenant.slug}`.toLowerCase().includes(search.trim().toLowerCase())

/** The organisation that everything on the page belongs to, and the way into another one. */
export function TenantSwitcher({ isNarrow = false }: { isNarrow?: boolean }) {
  const t = useTexts(frameTexts)
  const { tenant, tenants } = useMe()
  const [search, setSearch] = useState('')
  const change = useMutation({ mutationFn: switchTenant })
  const isSearchable = tenants.length >= SEARCH_FROM
  const box = useCombobox({
    onDropdownClose: () => {
      setSearch('')
      box.resetSelectedOption()
    },
    onDropdownOpen: () => (isSearchable ? box.focusSearchInput() : box.selectActiveOption()),
  })
  if (tenants.length < 2) return <Current tenant={tenant} isNarrow={isNarrow} />
  const label = t('frame.tenant.switch', { name: tenant.name })
  const found = tenants.filter(each => matches(each, search))
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
        <Combobox.Target targetType="button">
          <UnstyledButton
            className={classes.tenant}
            data-narrow={isNarrow || undefined}
            title={isNarrow ? tenant.name : undefined}
            onClick={() => box.toggleDropdown()}
          >
            <VisuallyHidden>{isNarrow ? label : t('frame.palette.tenants')}</VisuallyHidden>
            {change.isPending ? <Loader size={32} type="oval" /> : <TenantMark name={tenant.name} />}
            {!isNarrow && <Name tenant={tenant} />}
            {!isNarrow && <IconSelector size={18} aria-hidden />}
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown>
          {isSearchable && (
            <Combobox.Search
              value={search}
              onChange={event => {
                setSearch(event.currentTarget.value)
                box.updateSelectedOptionIndex()
              }}
              placeholder={t('frame.tenant.search')}
              aria-label={t('frame.tenant.search')}
            />
          )}
          <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={t('frame.tenant.list')}>
            {found.map(each => (
              <Choice key={each.id} tenant={each} isCurrent={each.id === tenant.id} />
            ))}
            {found.length === 0 && <Combobox.Empty>{t('frame.tenant.none')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <ProblemAlert error={change.error} />
    </>
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

function Current({ tenant, isNarrow }: { tenant: Tenant; isNarrow: boolean }) {
  return (
    <div
      className={classes.tenant}
      data-narrow={isNarrow || undefined}
      title={isNarrow ? tenant.name : undefined}
    >
      <TenantMark name={tenant.name} />
      {!isNarrow && <Name tenant={tenant} />}
    </div>
  )
}

function Name({ tenant }: { tenant: Tenant }) {
  const t = useTexts(frameTexts)
  return (
    <span className={classes.tenantName}>
      <Text size="sm" fw={600} truncate>
        {tenant.name}
      </Text>
      <Text size="xs" c="dimmed">
        {t('frame.tenant.label')}
      </Text>
    </span>
  )
}
