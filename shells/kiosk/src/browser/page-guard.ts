import type { DebuggingPipe } from './debugging-pipe.ts'

/** What becomes of what a page asks for: on to the network, failed, left as if nothing had been asked, or answered here. */
export type Ruling = 'through' | 'blocked' | 'ignored' | { readonly html: string }

export type Judge = (request: { url: string; isTopDocument: boolean }) => Ruling

type Paused = {
  requestId: string
  request: { url: string }
  resourceType: string
  frameId: string
}

/** Puts every request of a page before a judge: documents, what they load, and each step of a redirect. */
export async function guardPage(
  pipe: DebuggingPipe,
  { sessionId, topFrame }: { sessionId: string; topFrame: string },
  judge: Judge,
): Promise<void> {
  pipe.on(({ method, params, sessionId: from }) => {
    if (method !== 'Fetch.requestPaused' || from !== sessionId) return
    const { requestId, request, resourceType, frameId } = params as unknown as Paused
    const isTopDocument = resourceType === 'Document' && frameId === topFrame
    // The page may be gone before it hears the answer.
    void answer(judge({ url: request.url, isTopDocument }), requestId).catch(() => {})
  })

  function answer(ruling: Ruling, requestId: string): Promise<unknown> {
    if (ruling === 'through') return pipe.send('Fetch.continueRequest', { requestId }, sessionId)
    if (ruling === 'blocked')
      return pipe.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }, sessionId)
    // No content: the document that is there stays.
    if (ruling === 'ignored')
      return pipe.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }, sessionId)
    return pipe.send(
      'Fetch.fulfillRequest',
      {
        requestId,
        responseCode: 200,
        responseHeaders: [
          { name: 'content-type', value: 'text/html; charset=utf-8' },
          { name: 'cache-control', value: 'no-store' },
        ],
        body: Buffer.from(ruling.html).toString('base64'),
      },
      sessionId,
    )
  }

  await pipe.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, sessionId)
}
