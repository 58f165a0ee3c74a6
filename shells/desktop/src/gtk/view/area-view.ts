import type GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=4.0'
import WebKit from 'gi://WebKit?version=6.0'
import type { AreaView, ViewOptions } from '../../desktop/system.ts'
import { parseAddress } from '../runtime/parse-address.ts'
import type { GtkWindow } from '../window/desktop-window.ts'
import { createDownloads } from './downloads.ts'
import { printAddress } from './print-address.ts'
import { guardView, loadFilter } from './view-guard.ts'

const WORLD = 'tamga-host'
const HANDLER = 'tamgaHost'
const TELL = `told => window.webkit.messageHandlers.${HANDLER}.postMessage(JSON.stringify(told))`

export type ViewReach = {
  readonly window: GtkWindow
  readonly language: string
  openOutside(url: string): Promise<void>
}

/** A web view whose cookies and storage are in memory and go with it. */
export async function openAreaView(options: ViewOptions, reach: ViewReach): Promise<AreaView> {
  const { origin } = options
  const content = await createContent(options)
  // The page begins in the language of the desktop.
  WebKit.WebContext.get_default().set_preferred_languages([reach.language])
  const network = WebKit.NetworkSession.new_ephemeral()
  const view = new WebKit.WebView({
    ...{ user_content_manager: content, network_session: network, settings: createSettings() },
    ...{ hexpand: true, vexpand: true },
  })
  const downloads = createDownloads(network, reach.window)
  const touch = watchTouches(view)
  const loads = followLoads(view, options)
  content.connect(`script-message-received::${HANDLER}`, (_content: unknown, value: WebKit.JscValue) => {
    // The world of the host exists in top frames alone; the address is what the window system knows, not what was said.
    const from = parseAddress(view.get_uri() ?? '')?.origin ?? ''
    options.onHeard({ text: value.to_string(), origin: from, isTopFrame: true })
  })
  guardView(view, { origin, openOutside: reach.openOutside })
  view.connect('web-process-terminated', () => options.onCrashed())
  reach.window.setView(view)
  return {
    open: url => loads.wait(() => view.load_uri(url)),
    openEmpty: path =>
      loads.wait(() =>
        view.load_html('<!doctype html><meta charset="utf-8"><title></title>', `${origin}${path}`),
      ),
    run: (body, world) => run(view, body, world),
    sinceTouch: () => Date.now() - touch.at,
    print: order => printAddress(order, { network, parent: reach.window.window }),
    save: ({ url, name }) => downloads.save(view, url, name),
    close() {
      loads.stop()
      reach.window.setView(null)
      view.terminate_web_process()
      view.try_close()
    },
  }
}

/** No tools of developers, no access to files, no windows that open themselves. */
function createSettings(): WebKit.Settings {
  return new WebKit.Settings({
    enable_developer_extras: false,
    javascript_can_open_windows_automatically: false,
    allow_file_access_from_file_urls: false,
    allow_universal_access_from_file_urls: false,
    enable_webrtc: false,
    enable_page_cache: false,
  })
}

/** Patterns of WebKit know no ports: the scripts, and the host on receipt, look at the origin themselves. */
async function createContent(options: ViewOptions): Promise<WebKit.UserContentManager> {
  const content = new WebKit.UserContentManager()
  content.register_script_message_handler(HANDLER, WORLD)
  const { TOP_FRAME } = WebKit.UserContentInjectedFrames
  const { START } = WebKit.UserScriptInjectionTime
  content.add_script(WebKit.UserScript.new(options.pageScript, TOP_FRAME, START, null, null))
  content.add_script(
    WebKit.UserScript.new_for_world(options.hostScript(TELL), TOP_FRAME, START, WORLD, null, null),
  )
  content.add_filter(await loadFilter(options.origin))
  return content
}

/** Seen by the window system before the page sees it; no script can make it up. */
function watchTouches(view: Gtk.Widget): { at: number } {
  const touch = { at: 0 }
  const seen = () => {
    touch.at = Date.now()
    return false
  }
  const click = new Gtk.GestureClick({ button: 0, propagation_phase: Gtk.PropagationPhase.CAPTURE })
  click.connect('pressed', seen)
  const keys = new Gtk.EventControllerKey({ propagation_phase: Gtk.PropagationPhase.CAPTURE })
  keys.connect('key-pressed', seen)
  view.add_controller(click)
  view.add_controller(keys)
  return touch
}

type LoadFailure = [view: unknown, event: number, address: string, error: GLib.Error]

/** One load is waited for at a time; a page that fails later, or by itself, is told of. */
function followLoads(view: WebKit.WebView, { onFailed }: ViewOptions) {
  let waiting: { resolve(): void; reject(error: Error): void } | null = null
  let isOver = false
  view.connect('load-changed', (_view: unknown, event: number) => {
    if (event !== WebKit.LoadEvent.FINISHED) return
    waiting?.resolve()
    waiting = null
  })
  view.connect('load-failed', (...given: LoadFailure) => {
    const [, , address, error] = given
    // Whoever was refused another document stays where they are.
    if (isOver || error.matches(WebKit.NetworkError, WebKit.NetworkError.CANCELLED)) return true
    if (error.matches(WebKit.PolicyError, WebKit.PolicyError.FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE))
      return true
    if (waiting) waiting.reject(new Error(`${address}: ${error.message}`))
    else onFailed()
    waiting = null
    return true
  })
  return {
    wait: (begin: () => void): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        begin()
      }),
    stop() {
      isOver = true
      waiting?.reject(new Error('the web view is closed'))
      waiting = null
    },
  }
}

async function run(view: WebKit.WebView, body: string, world: 'page' | 'host'): Promise<unknown> {
  const source = `const value = await (async () => { ${body} })(); return JSON.stringify(value ?? null)`
  const text = await new Promise<string>((resolve, reject) => {
    view.call_async_javascript_function(
      ...([source, -1, null, world === 'host' ? WORLD : null, null, null] as const),
      (_view: unknown, result: WebKit.AsyncResult) => {
        try {
          resolve(view.call_async_javascript_function_finish(result).to_string())
        } catch (error) {
          reject(error)
        }
      },
    )
  })
  return JSON.parse(text)
}
