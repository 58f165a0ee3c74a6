import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Scope } from '../../data/clients.ts'
import { permissionTextsQuery, scopeTextsQuery } from '../../data/server-texts.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { isApiScope, PLAIN_SCOPES, SENSITIVE_SCOPES } from './client-kind.ts'
import classes from './clients.module.css'
import { clientsTexts } from './texts.ts'

type ScopeFieldsProps = {
  offered: readonly Scope[]
  value: readonly Scope[]
  onChange: (scopes: Scope[]) => void
  error?: ReactNode
  isReadOnly?: boolean
}

/** What an application may ask for, in the words that people are asked with; the sensitive ones stand apart. */
export function ScopeFields({ offered, value, onChange, error, isReadOnly = false }: ScopeFieldsProps) {
  const t = useTexts(clientsTexts)
  const textOf = useScopeTexts()
  const boxes = (scopes: readonly Scope[]) =>
    scopes.map(scope => (
      <Checkbox
        key={scope}
        value={scope}
        label={textOf(scope)}
        description={
          <bdi dir="ltr">
            <code>{scope}</code>
          </bdi>
        }
      />
    ))
  const sensitive = offered.filter(scope => SENSITIVE_SCOPES.includes(scope))
  const plain = offered.filter(scope => PLAIN_SCOPES.includes(scope))
  const api = offered.filter(isApiScope)
  return (
    <Checkbox.Group
      label={t('clients.scopes')}
      description={plain.length > 0 && t('clients.scopes.text')}
      value={[...value]}
      onChange={next => onChange(next as Scope[])}
      error={error}
      readOnly={isReadOnly}
      disabled={isReadOnly}
    >
      <Stack mt="sm">
        {boxes(plain)}
        {sensitive.length > 0 && <SensitiveScopes>{boxes(sensitive)}</SensitiveScopes>}
        {api.length > 0 && <ApiScopes>{boxes(api)}</ApiScopes>}
      </Stack>
    </Checkbox.Group>
  )
}

function SensitiveScopes({ children }: { children: ReactNode }) {
  const t = useTexts(clientsTexts)
  return (
    <div className={classes.sensitive}>
      <Group gap="xs" mb="sm" wrap="nowrap" c="yellow.9">
        <IconAlertTriangle size={18} color="var(--mantine-color-yellow-light-color)" aria-hidden />
        <Text size="sm" fw={600} c="var(--mantine-color-text)">
          {t('clients.scopes.sensitive')}
        </Text>
      </Group>
      <Stack>{children}</Stack>
    </div>
  )
}

function ApiScopes({ children }: { children: ReactNode }) {
  const t = useTexts(clientsTexts)
  return (
    <Stack gap="sm" mt="xs">
      <div>
        <Text size="sm" fw={600}>
          {t('clients.scopes.api')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('clients.scopes.api.text')}
        </Text>
      </div>
      {children}
    </Stack>
  )
}

/** In the words that people are asked with; scopes of the API are permissions, and have their words. */
function useScopeTexts(): (scope: Scope) => string {
  const { language } = useLanguage()
  const { data: texts = {} } = useQuery(scopeTextsQuery(language))
  const { data: permissions = [] } = useQuery(permissionTextsQuery(language))
  return scope =>
    texts[scope] ?? permissions.find(({ permission }) => permission === scope)?.description ?? scope
}
