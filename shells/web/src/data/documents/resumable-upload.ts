import { offlineProblem, problemOf } from '../../api/problem.ts'

/** How much has arrived, and whether the line is cut and waited for. */
export type UploadState = { readonly share: number; readonly isCut: boolean }
export type OnUpload = (state: UploadState) => void

const ROOT = '/api/v1/documents/uploads'
const TUS = { 'tus-resumable': '1.0.0' }
const PART = 1024 * 1024
const MOST_FAILURES = 8
const LONGEST_WAIT_MS = 15_000

const KEPT = 'upload '
/** The same file chosen again goes on where it was, also after the page was loaded anew. */
const keyOf = ({ name, size, lastModified }: File): string => `${KEPT}${size} ${lastModified} ${name}`

/** The name of a file whose upload was begun in this tab and not finished. */
export function unfinishedUpload(): string | null {
  const key = Object.keys(sessionStorage).find(one => one.startsWith(KEPT))
  return key?.split(' ').slice(3).join(' ') ?? null
}

/** What was uploaded has become a document. */
export const forgetUpload = (file: File): void => sessionStorage.removeItem(keyOf(file))

/** Sends a file in parts (tus 1.0.0), over cuts of the line; the answer is the id of the upload. */
export async function sendInParts(file: File, onUpload: OnUpload): Promise<string> {
  const key = keyOf(file)
  const kept = sessionStorage.getItem(key)
  const found = kept === null ? null : await readOffset(kept).catch(() => Promise.reject(offlineProblem()))
  const id = kept !== null && found !== null ? kept : await begin(file)
  sessionStorage.setItem(key, id)
  let [offset, failures] = [found ?? 0, 0]
  while (offset < file.size) {
    const part = file.slice(offset, offset + PART)
    const arrived = await sendPart(id, { offset, part }, loaded =>
      onUpload({ share: (offset + loaded) / file.size, isCut: false }),
    )
    if (arrived !== null) [offset, failures] = [arrived, 0]
    else {
      failures += 1
      if (failures > MOST_FAILURES) throw offlineProblem()
      onUpload({ share: offset / file.size, isCut: true })
      await untilLineIsBack(failures)
      offset = (await readOffset(id).catch(() => null)) ?? offset
    }
  }
  return id
}

async function begin(file: File): Promise<string> {
  const name = btoa(String.fromCharCode(...new TextEncoder().encode(file.name)))
  const answer = await fetch(ROOT, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` },
  }).catch(() => {
    throw offlineProblem()
  })
  if (!answer.ok) throw await problemOf(answer)
  return answer.headers.get('location')!.split('/').at(-1)!
}

/** Null: there is no such upload any more. */
async function readOffset(id: string): Promise<number | null> {
  const answer = await fetch(`${ROOT}/${id}`, { method: 'HEAD', headers: TUS })
  return answer.ok ? Number(answer.headers.get('upload-offset')) : null
}

type Part = { readonly offset: number; readonly part: Blob }

/** The next offset; null when the part did not arrive and can be sent again. `fetch` does not tell how much has left. */
function sendPart(
  id: string,
  { offset, part }: Part,
  onProgress: (loaded: number) => void,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PATCH', `${ROOT}/${id}`)
    for (const [name, value] of Object.entries({
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'accept-language': document.documentElement.lang,
    }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, part.size))
    request.onerror = () => resolve(null)
    request.onload = () => {
      const { status } = request
      if (status < 300) resolve(Number(request.getResponseHeader('upload-offset')))
      else if (status === 409 || status >= 500) resolve(null)
      else {
        const type = request.getResponseHeader('content-type') ?? ''
        const answer = new Response(request.responseText, { status, headers: { 'content-type': type } })
        problemOf(answer).then(reject, reject)
      }
    }
    request.send(part)
  })
}

/** Longer each time; sooner when the browser says that the line is back. */
function untilLineIsBack(failures: number): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      window.removeEventListener('online', go)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, Math.min(500 * 2 ** failures, LONGEST_WAIT_MS))
    window.addEventListener('online', go)
  })
}
