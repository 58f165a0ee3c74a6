import { Button, Group, Stack, TagsInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentHostsQuery, saveDocumentHosts } from '../../data/assistant/resources.ts'
import { useTexts } from '../../i18n/texts.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { resourcesTexts } from './texts.ts'

/** Hosts whose documents name applications that members may let in. */
export function HostsCard({ canManage }: { canManage: boolean }) {
  const t = useTexts(resourcesTexts)
  const { data } = useQuery(documentHostsQuery)
  const [edited, setEdited] = useState<string[] | null>(null)
  const save = useMutation({
    mutationFn: saveDocumentHosts,
    onSuccess: () => {
      setEdited(null)
      showDone(t('resources.hosts.saved'))
    },
  })
  const hosts = edited ?? data?.hosts ?? []
  return (
    <Card title={t('resources.hosts.title')} description={t('resources.hosts.text')} maw={760}>
      <Stack>
        <TagsInput
          aria-label={t('resources.hosts.title')}
          placeholder="agents.example.com"
          value={hosts}
          disabled={!canManage || !data}
          splitChars={[' ', ',']}
          onChange={setEdited}
        />
        <ProblemAlert error={save.error} />
        {canManage && (
          <Group>
            <Button disabled={edited === null} loading={save.isPending} onClick={() => save.mutate(hosts)}>
              {t('resources.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
