import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'

const { admin } = await startTestPlatform({ after }, { distribution: business })
await admin.post('/store/apps/invoicing/install')

const send = (content: string, fields: object = {}): Promise<Answer> =>
  admin.post('/invoicing/bank-statements', { format: 'camt053', content, ...fields })
const refusal = ({ status, body }: Answer) => [status, body.errors?.[0]?.path, body.errors?.[0]?.code]

type Line = { amount: { amount: string; currency: string }; direction: string } & Record<
  'day' | 'description' | 'counterparty' | 'counterparty_account' | 'reference',
  string
>
const lines = async (): Promise<Line[]> => (await admin.get('/invoicing/bank-lines?limit=50')).body.items
const told = ({ amount, direction, ...line }: Line) => [
  direction === 'in' ? amount.amount : `-${amount.amount}`,
  ...[line.day, line.description, line.counterparty, line.counterparty_account, line.reference],
]

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
const statement = (entries: string, prefix = '') => `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="${NAMESPACE}">
  <${prefix}BkToCstmrStmt>
    <${prefix}GrpHdr><${prefix}MsgId>M-1</${prefix}MsgId></${prefix}GrpHdr>
    <${prefix}Stmt><${prefix}Id>S-1</${prefix}Id>${entries}</${prefix}Stmt>
  </${prefix}BkToCstmrStmt>
</${prefix}Document>`

const entry = (
  amount: string,
  inside: string,
  mark = 'CRDT',
  day = '<BookgDt><Dt>2026-11-02</Dt></BookgDt>',
) =>
  `<Ntry><Amt Ccy="MNT">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${day}${inside}</Ntry>`

const paid = (amount: string, name: string, about: string) => `<TxDtls>
  <Refs><EndToEndId>E2E-${name}</EndToEndId></Refs><Amt Ccy="MNT">${amount}</Amt>
  <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>1605 123456</Id></Othr></Id></DbtrAcct></RltdPties>
  <RmtInf><Ustrd>${about}</Ustrd></RmtInf></TxDtls>`

const STATEMENT = statement(
  [
    entry('110000.00', `<NtryDtls>${paid('110000.00', 'Болд &amp; Ко', 'INV-000001 төлбөр')}</NtryDtls>`),
    // A collective entry: each payment is a line, because they come to what was booked.
    entry(
      '300.5',
      `<NtryDtls>${paid('100.25', 'Нэг', 'a')}${paid('200.25', 'Хоёр', '<![CDATA[b & c]]>')}</NtryDtls>`,
    ),
    // These do not come to it, so the entry stands for them.
    entry(
      '500',
      `<AcctSvcrRef>B-7</AcctSvcrRef><NtryDtls>${paid('1', 'Гурав', 'a')}${paid('2', 'Дөрөв', 'b')}</NtryDtls>
      <AddtlNtryInf>Багц</AddtlNtryInf>`,
    ),
    entry(
      '1500.00',
      `<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><AcctSvcrRef>FEE-1</AcctSvcrRef></Refs><RltdPties>
        <Cdtr><Nm>Банк</Nm></Cdtr><CdtrAcct><Id><IBAN>MN12 0015 0005 0012 3456 78</IBAN></Id></CdtrAcct></RltdPties>
        <AddtlTxInf>Хураамж</AddtlTxInf></TxDtls></NtryDtls>`,
      'DBIT',
      '<ValDt><DtTm>2026-11-03T08:00:00+08:00</DtTm></ValDt>',
    ),
    '<Ntry><Amt Ccy="MNT">9</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-04</Dt></BookgDt></Ntry>',
    entry('0', ''),
  ].join(''),
)

test('a statement of ISO 20022 brings what was booked, payment by payment, and never twice', async () => {
  const taken = await send(STATEMENT)
  assert.deepEqual(taken.body, { added: 5, known: 0 }, taken.text)
  assert.deepEqual((await send(STATEMENT)).body, { added: 0, known: 5 })
  assert.deepEqual((await lines()).map(told).toSorted(), [
    ['-1500', '2026-11-03', 'Хураамж', 'Банк', 'MN12001500050012345678', 'FEE-1'],
    ['100.25', '2026-11-02', 'a', 'Нэг', '1605123456', 'E2E-Нэг'],
    ['110000', '2026-11-02', 'INV-000001 төлбөр', 'Болд & Ко', '1605123456', 'E2E-Болд & Ко'],
    ['200.25', '2026-11-02', 'b & c', 'Хоёр', '1605123456', 'E2E-Хоёр'],
    ['500', '2026-11-02', 'Багц', '', '', 'B-7'],
  ])
})

test('namespaces may have prefixes; the file says its currency, and it is one', async () => {
  const prefixed = `<c:Ntry><c:Amt Ccy="USD">12.3400</c:Amt><c:CdtDbtInd>CRDT</c:CdtDbtInd><c:Sts>BOOK</c:Sts>
    <c:BookgDt><c:Dt>2026-11-05</c:Dt></c:BookgDt></c:Ntry>`
  assert.equal((await send(statement(prefixed, 'c:'))).body.added, 1)
  const [latest] = await lines()
  assert.deepEqual(latest!.amount, { amount: '12.34', currency: 'USD' })
  assert.deepEqual(refusal(await send(STATEMENT, { currency: 'USD' })), [400, '/content', 'other_currency'])
  const dollars = entry('5', '').replace('MNT', 'USD')
  assert.deepEqual(refusal(await send(statement(entry('5', '') + dollars))), [
    400,
    '/content',
    'other_currency',
  ])
})

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`
const HOSTILE: Readonly<Record<string, string>> = {
  'a document type': STATEMENT.replace('?>', '?><!DOCTYPE Document SYSTEM "file:///etc/passwd">'),
  'entities that grow': `${LAUGHS}${statement(entry('1', '<AddtlNtryInf>&b;</AddtlNtryInf>')).split('?>')[1]}`,
  'an entity that nobody declared': statement(entry('1', '<AddtlNtryInf>&xxe;</AddtlNtryInf>')),
  'elements without end': '<Document>'.repeat(30_000),
  'elements too deep': `${'<a>'.repeat(2000)}${'</a>'.repeat(2000)}`,
  'more elements than are taken': statement('<a/>'.repeat(90_000)),
  'a cut file': STATEMENT.slice(0, STATEMENT.length / 2),
  'two roots': `${STATEMENT.split('?>')[1]}<Document/>`,
  'another document': STATEMENT.replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn'),
  'names of every object': statement('<__proto__><polluted>1</polluted></__proto__><constructor/>'),
  'no XML': '{"Document": []}',
}

test('what is no statement is refused whole, whatever it tries', async () => {
  for (const [what, content] of Object.entries(HOSTILE))
    assert.deepEqual(refusal(await send(content)), [400, '/content', 'malformed'], what)
  assert.equal(({} as { polluted?: string }).polluted, undefined)
  const count = (await lines()).length
  for (const bad of [
    entry('1.000001', ''),
    entry('1e9', ''),
    entry('-5', ''),
    entry('99999999999999999999', ''),
    entry('5', '', 'BOTH'),
    entry('5', '', 'CRDT', '<BookgDt><Dt>2026-13-45</Dt></BookgDt>'),
    entry('5', '').replace('Ccy="MNT"', 'Ccy="MN"'),
  ])
    assert.deepEqual(refusal(await send(statement(entry('7', '') + bad))), [400, '/content', 'bad_line'], bad)
  assert.equal((await lines()).length, count, 'nothing of a refused file is taken')
})
