import qrcode from 'qrcode-generator'
import type { Paper, PaperLine } from './read-escpos.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function drawQr(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  return `<div class="qr" title="${escaped(text)}">${code.createSvgTag({ cellSize: 4, margin: 0 })}</div>`
}

const drawLine = ({ text, align, isBold, isDouble }: PaperLine): string =>
  `<p class="${align}${isBold ? ' bold' : ''}${isDouble ? ' double' : ''}">${escaped(text)}</p>`

const drawPaper = ({ lines, qr }: Paper): string =>
  `<article>${lines.map(drawLine).join('')}${qr === null ? '' : drawQr(qr)}</article>`

const STYLE = `
  body { background: #e8ebef; font: 15px/1.45 'DejaVu Sans Mono', monospace; margin: 0; padding: 24px; color: #1b1f24 }
  h1 { font: 600 18px system-ui, sans-serif } .counter { display: flex; gap: 24px; flex-wrap: wrap; align-items: flex-start }
  article { background: #fffef8; width: 380px; padding: 24px 20px 36px; box-shadow: 0 2px 10px #0003; margin-bottom: 20px;
            clip-path: polygon(0 0, 100% 0, 100% 100%, 95% calc(100% - 8px), 90% 100%, 85% calc(100% - 8px), 80% 100%, 75% calc(100% - 8px), 70% 100%,
            65% calc(100% - 8px), 60% 100%, 55% calc(100% - 8px), 50% 100%, 45% calc(100% - 8px), 40% 100%, 35% calc(100% - 8px), 30% 100%,
            25% calc(100% - 8px), 20% 100%, 15% calc(100% - 8px), 10% 100%, 5% calc(100% - 8px), 0 100%) }
  p { margin: 0; white-space: pre-wrap } .center { text-align: center } .right { text-align: end } .bold { font-weight: 700 }
  .double { font-size: 26px; line-height: 1.3 } .qr { text-align: center; margin-top: 12px }
  .display { background: #10241c; color: #6dffb2; padding: 14px 18px; width: 22ch; min-height: 3em; font-size: 20px; border-radius: 8px; white-space: pre }
  .drawer { font: 500 15px system-ui, sans-serif }`

export type Counter = {
  readonly papers: readonly Paper[]
  readonly display: readonly string[]
  readonly drawerOpened: number
}

/** What stands on a counter, as a page: the papers, the display, the drawer. */
export const drawCounter = ({ papers, display, drawerOpened }: Counter): string => `<!doctype html>
<html lang="mn"><meta charset="utf-8"><title>Лангуу</title><style>${STYLE}</style>
<div class="counter"><section><h1>Хэвлэгч</h1>${papers.map(drawPaper).join('')}</section>
<section><h1>Үйлчлүүлэгчийн дэлгэц</h1><div class="display">${display.map(escaped).join('\n')}</div>
<h1>Мөнгөний хайрцаг</h1><p class="drawer">Нээсэн тоо: ${drawerOpened}</p></section></div></html>`
