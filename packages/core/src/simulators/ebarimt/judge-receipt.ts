/** What POSAPI 3.0 takes; only what is judged. */
export type GivenReceipt = {
  readonly type?: string
  readonly merchantTin?: string
  readonly customerTin?: string | null
  readonly posNo?: string
  readonly districtCode?: string
  readonly billIdSuffix?: string
  readonly inactiveId?: string | null
  readonly totalAmount?: number
  readonly totalVAT?: number
  readonly receipts?: readonly GivenGroup[]
  readonly payments?: readonly { readonly paidAmount?: number; readonly status?: string }[]
}

type Sums = { readonly totalAmount?: number; readonly totalVAT?: number }
type GivenItem = Sums & {
  readonly name?: string
  readonly qty?: number
  readonly classificationCode?: string
  readonly taxProductCode?: string
}
type GivenGroup = Sums & { readonly taxType?: string; readonly items?: readonly GivenItem[] }

const TAX_TYPES = ['VAT_ABLE', 'VAT_FREE', 'VAT_ZERO', 'NOT_VAT']
const TYPES = ['B2C_RECEIPT', 'B2B_RECEIPT', 'B2C_INVOICE', 'B2B_INVOICE']
const TIN = /^(\d{11}|\d{12}|\d{14})$/

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)
const sum = (of: readonly (number | undefined)[]): number =>
  of.reduce<number>((all, one) => all + cents(one), 0)

/** What is wrong with a receipt, in the words of the service; undefined where nothing is. */
export function findFault(given: GivenReceipt): string | undefined {
  const { type = '', receipts = [], payments = [] } = given
  if (!TYPES.includes(type)) return 'Баримтын төрөл буруу байна'
  if (!TIN.test(given.merchantTin ?? '')) return 'merchantTin буруу байна'
  if (type.startsWith('B2B') && !TIN.test(given.customerTin ?? '')) return 'customerTin буруу байна'
  if (!/^\d{4}$/.test(given.districtCode ?? '')) return 'districtCode буруу байна'
  if (!given.billIdSuffix) return 'billIdSuffix хоосон байна'
  if (receipts.length === 0) return 'Дэд баримт алга'
  if (!isSumOf(given, receipts)) return 'Багцын нийт дүн зөрж байна'
  if (
    type.endsWith('RECEIPT') &&
    sum(payments.map(({ paidAmount }) => paidAmount)) !== cents(given.totalAmount)
  )
    return 'Төлбөрийн дүн зөрж байна'
  return receipts.map(findGroupFault).find(fault => fault !== undefined)
}

const isSumOf = (whole: Sums, parts: readonly Sums[]): boolean =>
  cents(whole.totalAmount) === sum(parts.map(({ totalAmount }) => totalAmount)) &&
  cents(whole.totalVAT) === sum(parts.map(({ totalVAT }) => totalVAT))

function findGroupFault(group: GivenGroup): string | undefined {
  const { taxType = '', items = [] } = group
  if (!TAX_TYPES.includes(taxType)) return 'taxType буруу байна'
  if (items.length === 0) return 'Бүтээгдэхүүн алга'
  if (!isSumOf(group, items)) return 'Дэд баримтын нийт дүн зөрж байна'
  if (taxType !== 'VAT_ABLE' && cents(group.totalVAT) !== 0) return 'НӨАТ-гүй баримтад НӨАТ байна'
  const isCoded = (item: GivenItem) =>
    /^\d{7}$/.test(item.classificationCode ?? '') &&
    (taxType === 'VAT_ABLE' || /^\d{3}$/.test(item.taxProductCode ?? ''))
  return items.every(isCoded) ? undefined : 'Ангиллын код буруу байна'
}
