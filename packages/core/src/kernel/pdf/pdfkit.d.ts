// The few parts of pdfkit that are used here; the package brings no types of its own.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type TextOptions = { lineBreak?: boolean; baseline?: 'alphabetic' }

  class PDFDocument extends Readable {
    constructor(options: {
      size: string | readonly [width: number, height: number]
      layout?: 'portrait' | 'landscape'
      margin: number
      font: string
      lang: string
      displayTitle?: boolean
      bufferPages?: boolean
      info: { Title: string; Author: string; Creator: string }
    })
    readonly page: { readonly width: number; readonly height: number }
    /** The font that is in use, as fontkit reads it. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
    font(name: string): this
    fontSize(size: number): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    lineWidth(width: number): this
    dash(length: number, options: { space: number }): this
    undash(): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    widthOfString(text: string): number
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    stroke(): this
    fill(): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): unknown
    end(): void
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default PDFDocument
}
