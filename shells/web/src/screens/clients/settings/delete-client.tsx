import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Client } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { clientsTexts } from '../texts.ts'
import { useClientActs } from '../use-client-acts.tsx'

/** At the end of the page, away from the everyday. */
export function DeleteClient({ client }: { client: Client }) {
  const t = useTexts(clientsTexts)
  const acts = useClientActs()
  return (
    <Card title={t('clients.delete.section')} description={t('clients.delete.effect')}>
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={18} />}
        onClick={() => acts.remove(client)}
      >
        {t('clients.delete')}
      </Button>
      {acts.dialog}
    </Card>
  )
}
