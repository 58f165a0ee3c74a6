import { Button, Group, Stack } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AskedAgreement } from '../../../data/government/registry.ts'
import { eidOptionsQuery } from '../../../data/own/eid.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EidWaiting } from '../../../parts/eid/eid-waiting.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { registryTexts } from '../texts.ts'
import type { Question } from './question.ts'
import { useEidAgreement } from './use-eid-agreement.ts'

type EidAgreementProps = { question: () => Question; onAgreed: (token: string) => Promise<unknown> }

/** The citizen compares the code on their phone and agrees with PIN2; the look-up follows by itself. */
export function EidAgreement({ question, onAgreed }: EidAgreementProps) {
  const t = useTexts(registryTexts)
  const { prompt, isAsking, error, ask, cancel } = useEidAgreement(onAgreed)
  const start = () => {
    const { registry_number, purpose } = question()
    void ask({ registry_number, purpose })
  }
  return (
    <Stack gap="md" mt="md">
      {prompt ? (
        <Waiting prompt={prompt} onCancel={cancel} />
      ) : (
        <div>
          <Button loading={isAsking} leftSection={<IconDeviceMobile size={18} />} onClick={start}>
            {t('registry.agreement.ask')}
          </Button>
        </div>
      )}
      <ProblemAlert error={error} />
    </Stack>
  )
}

function Waiting({ prompt, onCancel }: { prompt: AskedAgreement; onCancel: () => void }) {
  const t = useTexts(registryTexts)
  const [received_at] = useState(Date.now)
  const options = useQuery(eidOptionsQuery)
  const { verification_code, expires_at } = prompt
  return (
    <>
      <EidWaiting
        lead={t('registry.agreement.waiting')}
        shown={{
          id: '',
          verification_code,
          channel: 'digital_signature',
          device_links: [],
          received_at,
          expires_at,
        }}
        phonePage={options.data?.phone_page ?? null}
      />
      <Group justify="center">
        <Button variant="default" onClick={onCancel}>
          {t('registry.agreement.cancel')}
        </Button>
      </Group>
    </>
  )
}
