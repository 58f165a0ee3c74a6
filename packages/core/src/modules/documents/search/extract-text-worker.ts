import { parentPort, workerData } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const { bytes, most } = workerData as { bytes: Uint8Array; most: number }

const file = await getDocument({
  data: bytes,
  useSystemFonts: false,
  disableFontFace: true,
  useWasm: false,
  verbosity: 0,
}).promise
let text = ''
for (let no = 1; no <= file.numPages && text.length < most; no++) {
  const { items } = await (await file.getPage(no)).getTextContent()
  text += `${items.map(item => ('str' in item ? item.str : '')).join(' ')}\n`
}
parentPort!.postMessage(text.slice(0, most))
