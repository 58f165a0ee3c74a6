import { Button, Group, Stack, Text } from '@mantine/core'
import { type BankLine, changeBankLine, matchBankLine } from '../../../data/business/invoicing-bank.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { MoneyText } from '../money-text.tsx'
import { invoicingTexts } from '../texts.ts'

/** What a line may settle, each with why; and putting it aside. */
export function LineActions({ line }: { line: BankLine }) {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const { id, state } = line
  if (state === 'matched') return null
  return (
    <Stack gap="xs">
      {state === 'open' &&
        line.suggestions.map(one => (
          <Suggestion key={one.invoice.id} line={line} suggestion={one} canManage={canManage} />
        ))}
      {canManage && (
        <Group>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => void changeBankLine(id, state === 'open' ? 'ignored' : 'open')}
          >
            {t(state === 'open' ? 'invoicing.bank.ignore' : 'invoicing.bank.reopen')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type SuggestionProps = {
  line: BankLine
  suggestion: BankLine['suggestions'][number]
  canManage: boolean
}

function Suggestion({ line, suggestion, canManage }: SuggestionProps) {
  const t = useTexts(invoicingTexts)
  const [confirm, dialog] = useConfirm()
  const { invoice, contact, amount, due, reasons } = suggestion
  const ask = () =>
    confirm({
      title: t('invoicing.bank.match.title', { number: invoice.number }),
      effect: t('invoicing.bank.match.effect'),
      verb: t('invoicing.bank.match'),
      tone: 'brand',
      onConfirm: () => matchBankLine(line.id, invoice.id, amount),
      done: t('invoicing.paid'),
    })
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <div>
        <Text size="sm" component="div">
          <TextLink to="/invoicing/$id" params={{ id: invoice.id }}>
            <bdi>{invoice.number}</bdi>
          </TextLink>{' '}
          <MoneyText money={due} />
        </Text>
        <Text size="xs" c="dimmed">
          <bdi>{contact.name}</bdi> · {reasons.map(one => t(`invoicing.bank.reason.${one}`)).join(', ')}
        </Text>
      </div>
      {canManage && (
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          aria-label={`${invoice.number}: ${t('invoicing.bank.match')}`}
          onClick={ask}
        >
          {t('invoicing.bank.match')}
        </Button>
      )}
      {dialog}
    </Group>
  )
}
