import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'

type MoneyTextProps = { money: { amount: string; currency: string } }

/** An amount with its currency, as the language writes it. */
export function MoneyText({ money: { amount, currency } }: MoneyTextProps) {
  const { language } = useLanguage()
  return <bdi>{`${fmt.decimal(language, amount)} ${currency}`}</bdi>
}
