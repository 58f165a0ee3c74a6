import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { proposalQuery } from '../../data/assistant/proposals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { proposalAddress } from './address.ts'
import { ProposalCard } from './proposal/proposal-card.tsx'
import { assistantTexts } from './texts.ts'

/** Where an agent sends the person to decide. */
export function ProposalScreen() {
  const t = useTexts(assistantTexts)
  const { id } = proposalAddress.useParams()
  return (
    <ResourcePage query={useQuery(proposalQuery(id))}>
      {({ data }) => (
        <>
          <PageHeader
            breadcrumbs={[
              { label: t('assistant.title'), to: '/assistant' },
              { label: t('assistant.proposal.title') },
            ]}
            title={t('assistant.proposal.title')}
            description={t('assistant.proposal.subtitle')}
          />
          <Box maw={640}>
            <ProposalCard proposal={data} />
          </Box>
        </>
      )}
    </ResourcePage>
  )
}
