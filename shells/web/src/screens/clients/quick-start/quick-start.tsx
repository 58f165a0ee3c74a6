import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { clientsTexts } from '../texts.ts'
import { CodeBlock } from './code-block.tsx'
import { isDevice } from './device-snippets.ts'
import type { SnippetClient } from './snippet-parts.ts'
import { type Snippet, snippet, snippetsFor } from './snippets.ts'

/** Names of programs: the same in every language. */
const NAMES: Record<Snippet, string> = {
  curl: 'curl',
  openid_client: 'openid-client',
  oidc_client_ts: 'oidc-client-ts',
  spring: 'Spring',
  apache: 'Apache',
}

type QuickStartProps = { client: SnippetClient; secret?: string }

export function QuickStart({ client, secret }: QuickStartProps) {
  const t = useTexts(clientsTexts)
  const offered = snippetsFor(client)
  const [wanted, setWanted] = useState<Snippet>('curl')
  const chosen = offered.includes(wanted) ? wanted : offered[0]!
  const isSecretMissing = secret === undefined && client.type === 'confidential'
  const hasSecret = client.token_endpoint_auth_method.startsWith('client_secret')
  return (
    <Stack gap="sm">
      {offered.length > 1 && (
        <SegmentedControl
          aria-label={t('clients.quick.library')}
          value={chosen}
          onChange={value => setWanted(value as Snippet)}
          data={offered.map(value => ({ value, label: NAMES[value] }))}
          style={{ alignSelf: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}
        />
      )}
      <Text size="sm" c="dimmed">
        {t(chosen === 'curl' && isDevice(client) ? 'clients.quick.device' : `clients.quick.${chosen}`)}{' '}
        {isSecretMissing && hasSecret && t('clients.quick.secret')}
      </Text>
      {snippet(chosen, { client, issuer: location.origin, ...(secret !== undefined && { secret }) })
        .split('\n---\n')
        .map(code => (
          <CodeBlock key={code} code={code} label={NAMES[chosen]} />
        ))}
    </Stack>
  )
}
