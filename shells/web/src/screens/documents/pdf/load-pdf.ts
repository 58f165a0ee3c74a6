import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** Of scripts, forms and links in the file nothing runs: the pages are drawn as pictures. */
export function loadPdf(url: string): { promise: Promise<PDFDocumentProxy>; destroy: () => void } {
  const task = getDocument({
    url,
    withCredentials: true,
    useWasm: false,
    enableXfa: false,
    // A file comes whole: the server does not serve parts of it.
    disableRange: true,
    disableStream: true,
  })
  return { promise: task.promise, destroy: () => void task.destroy() }
}
