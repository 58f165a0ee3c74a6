import type { ReceiptGroup, ReceiptLine, ReceiptPayment, ReceiptToSend, TaxClass } from './port.ts'

const TAX_TYPES: Readonly<Record<TaxClass, string>> = {
  standard: 'VAT_ABLE',
  exempt: 'VAT_FREE',
  zero: 'VAT_ZERO',
}

const PAYMENT_CODES: Readonly<Record<string, string>> = {
  cash: 'CASH',
  card: 'PAYMENT_CARD',
  transfer: 'BANK_TRANSFER',
}

/** A decimal goes out digit by digit: as a number of JavaScript it might change. */
const number = (decimal: string): unknown =>
  (JSON as JSON & { rawJSON(text: string): unknown }).rawJSON(decimal)

/** A company is told apart by its number as a taxpayer; an invoice is not yet paid. */
const typeOf = ({ customer_tin, subject_type }: ReceiptToSend): string =>
  `${customer_tin === null ? 'B2C' : 'B2B'}_${subject_type === 'invoice' ? 'INVOICE' : 'RECEIPT'}`

/** A receipt in the words of POSAPI 3.0. */
export function writeReceipt(receipt: ReceiptToSend): string {
  const { merchant, customer_tin } = receipt
  return JSON.stringify({
    branchNo: merchant.branch_number,
    districtCode: merchant.district_code,
    merchantTin: merchant.tin,
    posNo: merchant.pos_number,
    type: typeOf(receipt),
    customerTin: customer_tin,
    billIdSuffix: receipt.suffix,
    inactiveId: receipt.replaces,
    totalAmount: number(receipt.total),
    totalVAT: number(receipt.tax),
    totalCityTax: number('0'),
    receipts: receipt.groups.map(group => groupOf(receipt, group)),
    payments: receipt.payments.map(paymentOf),
  })
}

const groupOf = ({ merchant, customer_tin }: ReceiptToSend, group: ReceiptGroup) => ({
  taxType: TAX_TYPES[group.tax_class],
  merchantTin: merchant.tin,
  customerTin: customer_tin,
  totalAmount: number(group.total),
  totalVAT: number(group.tax),
  totalCityTax: number('0'),
  items: group.lines.map(line => itemOf(line, merchant)),
})

const itemOf = (line: ReceiptLine, merchant: ReceiptToSend['merchant']) => ({
  name: line.name,
  barCode: line.barcode ?? '',
  barCodeType: line.barcode && /^\d{8,14}$/.test(line.barcode) ? 'GS1' : 'UNDEFINED',
  classificationCode: merchant.classification_code,
  taxProductCode:
    line.tax_class === 'standard'
      ? ''
      : line.tax_class === 'exempt'
        ? merchant.exempt_code
        : merchant.zero_code,
  measureUnit: line.unit,
  qty: number(line.quantity),
  unitPrice: number(line.unit_price),
  totalVAT: number(line.tax),
  totalCityTax: number('0'),
  totalAmount: number(line.total),
})

const paymentOf = ({ method, amount }: ReceiptPayment) => ({
  code: PAYMENT_CODES[method] ?? 'CASH',
  status: 'PAID',
  paidAmount: number(amount),
})
