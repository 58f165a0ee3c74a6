import type { DebuggingPipe } from './debugging-pipe.ts'
import { guardPage, type Judge } from './page-guard.ts'

/** What called out of a page: which function, with what, and who it was as the browser sees it. */
export type Heard = {
  readonly binding: string
  readonly text: string
  readonly origin: string
  readonly isTopFrame: boolean
  readonly world: string
}

export type BrowserPage = {
  readonly sessionId: string
  /** Loads an address in the top frame; resolved when the document is there. */
  open(url: string): Promise<void>
  /** In the page itself, or in a world of ours that it cannot see. */
  evaluate<T>(expression: string, world?: 'page' | 'host'): Promise<T>
  /** What is to be seen, as PNG. */
  capture(): Promise<Buffer>
  /** As a hand does, in the middle of what a selector names. */
  press(selector: string): Promise<void>
  close(): Promise<void>
}

export type PageOptions = {
  readonly judge: Judge
  /** Runs at the start of every document, before anything of the page. */
  readonly scripts: readonly { source: string; world: 'page' | 'host' }[]
  readonly bindings: readonly string[]
  onHeard(heard: Heard): void
  /** The process that drew the page is gone. */
  onCrashed?(): void
}

type World = { readonly frame: string; readonly origin: string; readonly name: string }
const HOST_WORLD = 'tamga-host'

/** A page with storage of its own, which is gone with it. No other page opens beside it. */
export async function openPage(pipe: DebuggingPipe, options: PageOptions): Promise<BrowserPage> {
  const { browserContextId } = await pipe.send<{ browserContextId: string }>('Target.createBrowserContext', {
    disposeOnDetach: true,
  })
  const { targetId } = await pipe.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const attached = { targetId, flatten: true }
  const { sessionId } = await pipe.send<{ sessionId: string }>('Target.attachToTarget', attached)
  const send = <T = Record<string, never>>(method: string, params: object = {}) =>
    pipe.send<T>(method, params, sessionId)
  const stop = [await closeOthers(pipe, sessionId), followWorlds(pipe, { sessionId, targetId }, options)]
  for (const domain of ['Page', 'Runtime', 'Inspector']) await send(`${domain}.enable`)
  await guardPage(pipe, { sessionId, topFrame: targetId }, options.judge)
  for (const name of options.bindings) await send('Runtime.addBinding', { name })
  for (const { source, world } of options.scripts)
    await send('Page.addScriptToEvaluateOnNewDocument', {
      source,
      ...(world === 'host' && { worldName: HOST_WORLD }),
    })
  await send('Page.setDownloadBehavior', { behavior: 'deny' })
  return {
    sessionId,
    open: url => openDocument(pipe, sessionId, url),
    evaluate: (expression, world = 'page') => evaluate(send, { expression, world, frame: targetId }),
    async capture() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
      return Buffer.from(data, 'base64')
    },
    press: selector => press(send, selector),
    async close() {
      for (const leave of stop) leave()
      await pipe.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {})
    },
  }
}

async function press(send: Send, selector: string): Promise<void> {
  const expression = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`
  const { result } = await send<{ result: { value: [number, number] } }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
  })
  const [x, y] = result.value
  for (const type of ['mousePressed', 'mouseReleased'])
    await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
}

type Send = <T>(method: string, params?: object) => Promise<T>

async function evaluate<T>(
  send: Send,
  { expression, world, frame }: { expression: string; world: 'page' | 'host'; frame: string },
): Promise<T> {
  const contextId =
    world === 'page'
      ? undefined
      : (
          await send<{ executionContextId: number }>('Page.createIsolatedWorld', {
            frameId: frame,
            worldName: HOST_WORLD,
          })
        ).executionContextId
  const { result, exceptionDetails } = await send<{
    result: { value: T }
    exceptionDetails?: { exception?: { description?: string }; text: string }
  }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true, contextId })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** `Page.navigate` answers when the document was received; its scripts have run at the load event. */
async function openDocument(pipe: DebuggingPipe, sessionId: string, url: string): Promise<void> {
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>()
  loaded.catch(() => {})
  const leave = pipe.on(({ method, params, sessionId: from }) => {
    if (method === 'Target.detachedFromTarget' && params['sessionId'] === sessionId)
      reject(new Error('the page is gone'))
    if (from !== sessionId) return
    if (method === 'Inspector.targetCrashed') reject(new Error('the page crashed'))
    if (method === 'Page.domContentEventFired') resolve()
  })
  void pipe.closed.then(() => reject(new Error('the browser is gone')))
  try {
    const { errorText, loaderId } = await pipe.send<{ errorText?: string; loaderId?: string }>(
      'Page.navigate',
      { url },
      sessionId,
    )
    if (errorText) throw new Error(errorText)
    // Without one, the document stays the same.
    if (loaderId) await loaded
  } finally {
    leave()
  }
}

/** What a page opens beside itself is stopped before its first request, and closed; workers and frames go on. */
async function closeOthers(pipe: DebuggingPipe, sessionId: string): Promise<() => void> {
  const leave = pipe.on(({ method, params, sessionId: from }) => {
    if (method !== 'Target.attachedToTarget' || from !== sessionId) return
    const { sessionId: child, targetInfo } = params as unknown as {
      sessionId: string
      targetInfo: { targetId: string; type: string }
    }
    const { targetId, type } = targetInfo
    const done =
      type === 'page' || type === 'tab'
        ? pipe.send('Target.closeTarget', { targetId })
        : pipe.send('Runtime.runIfWaitingForDebugger', {}, child)
    void done.catch(() => {})
  })
  await pipe.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    sessionId,
  )
  return leave
}

/** A message says nothing about its sender that could be believed: the browser knows in which frame and world it was called. */
function followWorlds(
  pipe: DebuggingPipe,
  { sessionId, targetId }: { sessionId: string; targetId: string },
  { onHeard, onCrashed }: PageOptions,
): () => void {
  const worlds = new Map<number, World>()
  return pipe.on(({ method, params, sessionId: from }) => {
    if (from !== sessionId) return
    if (method === 'Inspector.targetCrashed') onCrashed?.()
    if (method === 'Runtime.executionContextsCleared') worlds.clear()
    if (method === 'Runtime.executionContextDestroyed') worlds.delete(params['executionContextId'] as never)
    if (method === 'Runtime.executionContextCreated') {
      const { id, origin, name, auxData } = (params as { context: never }).context as {
        id: number
        origin: string
        name: string
        auxData: { frameId: string; isDefault: boolean }
      }
      worlds.set(id, { frame: auxData.frameId, origin, name: auxData.isDefault ? 'page' : name })
    }
    if (method !== 'Runtime.bindingCalled') return
    const { name, payload, executionContextId } = params as unknown as Record<string, string>
    const world = worlds.get(Number(executionContextId))
    if (!world) return
    onHeard({
      binding: name!,
      text: payload!,
      origin: world.origin,
      isTopFrame: world.frame === targetId,
      world: world.name === HOST_WORLD ? 'host' : world.name,
    })
  })
}
