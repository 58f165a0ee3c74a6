import { Alert, Button, Loader, Stack, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useMutation } from '@tanstack/react-query'
import { readVerdict, type Verdict } from '../../data/audit.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { CopyField } from '../../parts/copy/copy-field.tsx'
import { Dialog } from '../../parts/overlay/dialog.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { auditTexts } from './texts.ts'

/** Counts every record against its seal: shows that nobody has touched the log since. */
export function VerifyButton() {
  const t = useTexts(auditTexts)
  const { mutate, data, error, isPending, reset } = useMutation({ mutationFn: readVerdict })
  return (
    <>
      <Button
        variant="default"
        // Stays pressable while it runs: a disabled button would lose the focus to which the dialog gives it back.
        leftSection={isPending ? <Loader size={18} /> : <IconShieldCheck size={18} />}
        aria-busy={isPending}
        onClick={() => !isPending && mutate()}
      >
        {t('audit.verify')}
      </Button>
      <Dialog opened={data !== undefined || error !== null} onClose={reset} title={t('audit.verify.title')}>
        <ProblemAlert error={error} />
        {data && <VerdictFacts verdict={data} />}
      </Dialog>
    </>
  )
}

function VerdictFacts({ verdict }: { verdict: Verdict }) {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const number = (value: number) => fmt.number(language, value)
  return (
    <Stack>
      {verdict.ok ? (
        <Alert color="green" icon={<IconShieldCheck />} title={t('audit.verify.ok')}>
          {t('audit.verify.ok.text')}
        </Alert>
      ) : (
        <Alert color="red" icon={<IconShieldExclamation />} title={t('audit.verify.broken')}>
          {verdict.broken_at && (
            <>
              {t('audit.verify.broken.text', { seal: number(verdict.broken_at.seal) })}{' '}
              <bdi>{verdict.broken_at.problem}</bdi>
            </>
          )}
        </Alert>
      )}
      <FactList>
        <Fact label={t('audit.verify.seals')}>{number(verdict.seals)}</Fact>
        <Fact label={t('audit.verify.records')}>{number(verdict.records)}</Fact>
        <Fact label={t('audit.verify.unsealed')}>{number(verdict.unsealed)}</Fact>
      </FactList>
      {verdict.head && (
        <CopyField
          label={t('audit.verify.head')}
          description={t('audit.verify.head.text')}
          value={verdict.head}
        />
      )}
      {verdict.unsealed > 0 && (
        <Text size="sm" c="dimmed">
          {t('audit.verify.unsealed.text')}
        </Text>
      )}
    </Stack>
  )
}
