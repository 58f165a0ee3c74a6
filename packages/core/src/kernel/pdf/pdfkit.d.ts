// The few parts of pdfkit that are used here; the package brings no types of its own.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type TextOptions = { width?: number; lineGap?: number }

  class PDFDocument extends Readable {
    constructor(options: {
      size: string
      layout: 'portrait' | 'landscape'
      margin: number
      font: string
      lang: string
      displayTitle: boolean
      info: { Title: string; Creator: string }
    })
    y: number
    readonly page: { readonly width: number; readonly height: number }
    font(source: string): this
    fontSize(size: number): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    text(text: string, x?: number, y?: number, options?: TextOptions): this
    heightOfString(text: string, options: TextOptions): number
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    addPage(): this
    end(): void
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default PDFDocument
}
