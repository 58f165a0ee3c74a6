import assert from 'node:assert/strict'
import test from 'node:test'
import PDFDocument from 'pdfkit'
import { createFonts, FIRST_FONT, UNDRAWN } from './fonts.ts'
import { type PdfContent, pdfReport } from './pdf-report.ts'
import { linesOf, type Page, widthOf } from './text-lines.ts'
import { type Direction, visualPieces } from './text-order.ts'

/** A line as it stands on paper, read from left to right; letters of one word keep the order in which a font is given them. */
const drawn = (text: string, base: Direction): string =>
  visualPieces(text, base)
    .map(piece => piece.text)
    .join('')

test('a line goes from right to left in Arabic, and dates, numbers and addresses in it from left to right', () => {
  assert.equal(drawn('أبقيت في المراجعة', 'rtl'), 'المراجعة في أبقيت')
  assert.equal(drawn('أغلقت 2026-09-15 10:24 UTC', 'rtl'), '2026-09-15 10:24 UTC أغلقت')
  assert.equal(drawn('يحمل هذا الدور 4 من 65', 'rtl'), '65 من 4 الدور هذا يحمل')
  assert.equal(drawn('ليلى layla@first.example (المالية)', 'rtl'), '(المالية) layla@first.example ليلى')
  assert.equal(drawn('Kept for محمد بن سلمان in 2026', 'ltr'), 'Kept for سلمان بن محمد in 2026')
  assert.equal(drawn('ليلى · منى', 'ltr'), 'منى · ليلى')
})

const newPage = (base: Direction = 'ltr'): Page => {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 40,
    font: FIRST_FONT,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: '', Author: '', Creator: '' },
  })
  return { doc, fonts: createFonts(doc), base, widths: new Map(), y: 0 }
}

test('names in the scripts of all seven languages are drawn; other letters are replaced visibly, never by boxes', () => {
  const { fonts } = newPage()
  for (const name of [
    'Өлзий Үүрийнтуяа',
    'Анна Смирнова',
    'José Núñez',
    'Łukasz Čapek',
    'محمد بن سلمان',
    '王小明',
    '山田タロウ',
  ])
    assert.equal(
      fonts
        .stretches(name, 'bold')
        .map(({ text }) => text)
        .join(''),
      name,
    )
  assert.equal(fonts.hasUndrawn(), false)
  assert.deepEqual(
    fonts.stretches('สมชาย Bold', 'regular').map(({ text }) => text),
    [`${UNDRAWN} Bold`],
  )
  assert.equal(fonts.hasUndrawn(), true)
})

test('lines are no wider than their room, whether there are spaces in them or not', () => {
  const page = newPage()
  const style = { size: 8 }
  for (const text of [
    'a-very-long-address-without-a-single-space-in-it@organisation.example',
    '已调到其他部门，不再需要此权限。',
    'Энэ үүргийн эрхийг огт ашиглаагүй',
    'انتقل إلى قسم آخر منذ مدة',
  ]) {
    const lines = linesOf(page, text, { style, width: 60 })
    assert.ok(lines.length > 1)
    for (const line of lines)
      assert.ok(widthOf(page, line.map(word => word.text).join(''), style) <= 60, text)
    assert.equal(
      lines
        .flat()
        .map(word => word.text)
        .join(''),
      text.replaceAll(' ', ''),
    )
  }
})

async function* rows(count: number) {
  for (let row = 0; row < count; row++)
    yield [[{ text: `Хүн ${row}`, isBold: true }], [{ text: 'Тайлбар '.repeat(row === 3 ? 900 : 3) }]]
}

const content = (language: string, count: number): PdfContent => ({
  language,
  owner: 'Хөх тэнгэр',
  title: 'Тайлан',
  subtitle: 'Улирал',
  status: { label: 'Хаагдсан', text: 'Эцсийн', tone: 'good' },
  facts: [['Нээсэн', '2026-11-15']],
  figures: [{ label: 'Нийт', value: 2, text: '2', tone: 'plain' }],
  tables: [{ title: 'Эрх', head: ['Хүн', 'Тайлбар'], widths: [0.5, 0.5], rows: rows(count), empty: 'Алга' }],
  seal: { title: 'Тамга', text: 'Зай', lines: ['Нэр'] },
  pageLabel: (page, pages) => `${page}/${pages}`,
  undrawn: '',
})

const pagesOf = async (report: PdfContent): Promise<number> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of pdfReport(report)) chunks.push(chunk)
  const file = Buffer.concat(chunks).toString('latin1')
  assert.match(file, /^%PDF-1\.[\s\S]*%%EOF\s*$/)
  return file.match(/\/Type \/Page\b/g)!.length
}

test('a table goes on over as many pages as it needs, also with a cell that is taller than a page', async () => {
  assert.equal(await pagesOf(content('mn', 0)), 1)
  const pages = await pagesOf(content('ar', 60))
  assert.ok(pages > 3 && pages < 12, `${pages} pages`)
})
