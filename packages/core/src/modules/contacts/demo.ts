import { actingAs, type DemoContribution } from '../../kernel/module/demo-contribution.ts'
import { createContact } from './contact/contacts.ts'

type Party = {
  readonly mn: string
  readonly en: string
  readonly number?: string
  readonly role: 'customer' | 'supplier'
  readonly label: { readonly mn: string; readonly en: string }
  readonly district: { readonly mn: string; readonly en: string }
}

const RETAIL = { mn: 'Жижиглэн', en: 'Retail' }
const WHOLESALE = { mn: 'Бөөн', en: 'Wholesale' }
const LOCAL = { mn: 'Дотоод', en: 'Domestic' }
const [BAYANZURKH, SUKHBAATAR, KHAN_UUL, BAYANGOL] = [
  { mn: 'Баянзүрх', en: 'Bayanzürkh' },
  { mn: 'Сүхбаатар', en: 'Sükhbaatar' },
  { mn: 'Хан-Уул', en: 'Khan-Uul' },
  { mn: 'Баянгол', en: 'Bayangol' },
]

/** Nobody is meant: names and numbers are made up. */
const PARTIES: readonly Party[] = [
  {
    mn: 'Хүнсний дэлгүүр «Сарнай»',
    en: 'Sarnai Grocery',
    number: '9000011',
    role: 'customer',
    label: RETAIL,
    district: BAYANZURKH,
  },
  {
    mn: '«Өглөө» кафе ХХК',
    en: 'Ögloo Café LLC',
    number: '9000029',
    role: 'customer',
    label: RETAIL,
    district: SUKHBAATAR,
  },
  {
    mn: 'Зочид буудал «Туул» ХХК',
    en: 'Tuul Hotel LLC',
    number: '9000037',
    role: 'customer',
    label: WHOLESALE,
    district: SUKHBAATAR,
  },
  {
    mn: '«Эрдэм» сургууль',
    en: 'Erdem School',
    number: '9000045',
    role: 'customer',
    label: WHOLESALE,
    district: KHAN_UUL,
  },
  {
    mn: '«Цэцэрлэг 88»',
    en: 'Kindergarten 88',
    number: '9000053',
    role: 'customer',
    label: WHOLESALE,
    district: BAYANGOL,
  },
  {
    mn: '«Говь» мини маркет',
    en: 'Gobi Mini Market',
    number: '9000061',
    role: 'customer',
    label: RETAIL,
    district: BAYANGOL,
  },
  { mn: 'Батбаяр Оюун', en: 'Oyuun Batbayar', role: 'customer', label: RETAIL, district: KHAN_UUL },
  { mn: 'Ганболд Тэмүүлэн', en: 'Temüülen Ganbold', role: 'customer', label: RETAIL, district: BAYANZURKH },
  {
    mn: '«Тариа гурил» ХХК',
    en: 'Taria Flour LLC',
    number: '9000079',
    role: 'supplier',
    label: LOCAL,
    district: KHAN_UUL,
  },
  {
    mn: '«Сүүн далай» ХХК',
    en: 'Süün Dalai Dairy LLC',
    number: '9000087',
    role: 'supplier',
    label: LOCAL,
    district: BAYANZURKH,
  },
  {
    mn: '«Ус, ундаа» ХХК',
    en: 'Us Undaa Drinks LLC',
    number: '9000095',
    role: 'supplier',
    label: LOCAL,
    district: KHAN_UUL,
  },
  {
    mn: '«Гэр ахуй импорт» ХХК',
    en: 'Ger Akhui Imports LLC',
    number: '9000109',
    role: 'supplier',
    label: LOCAL,
    district: BAYANGOL,
  },
]

const BANK = { mn: 'Хаан банк', en: 'Khan Bank' }
const CITY = { mn: 'Улаанбаатар', en: 'Ulaanbaatar' }

/** Customers and suppliers of a small company. */
export const demoContacts: DemoContribution = async (given, { administrator, language }) => {
  const ctx = actingAs({ ...given, language }, administrator, ['contacts.read', 'contacts.manage'])
  for (const [index, party] of PARTIES.entries()) {
    const street = {
      mn: `${index + 1}-р хороо, ${10 + index}-р байр`,
      en: `${index + 1}th khoroo, building ${10 + index}`,
    }
    await createContact(ctx, {
      kind: party.number === undefined ? 'person' : 'organisation',
      name: party[language],
      ...(party.number !== undefined && {
        registry_number: party.number,
        email: `info${index + 1}@company.example`,
      }),
      phone: `+976 7700 ${String(1101 + index * 7)}`,
      is_customer: party.role === 'customer',
      is_supplier: party.role === 'supplier',
      labels: [party.label[language]],
      addresses: [
        {
          ...{ kind: party.number === undefined ? ('home' as const) : ('office' as const), country: 'MN' },
          ...{
            city: CITY[language],
            district: party.district[language],
            street: street[language],
            postal_code: '',
          },
        },
      ],
      bank_accounts:
        party.number === undefined
          ? []
          : [
              {
                bank: BANK[language],
                account_number: String(5_100_200_300 + index * 17),
                currency: 'MNT',
                holder: party[language],
              },
            ],
    })
  }
}
