import GLib from 'gi://GLib'
import WebKit from 'gi://WebKit?version=6.0'
import { parseAddress } from '../runtime/parse-address.ts'

type Guarding = { readonly origin: string; openOutside(url: string): Promise<void> }

/** Documents come from the pinned origin alone. Others open in the system browser when a hand asked for them, and not at all otherwise. */
export function guardView(view: WebKit.WebView, { origin, openOutside }: Guarding): void {
  const isOwn = (address: string) =>
    address.startsWith('about:') ||
    parseAddress(address.startsWith('blob:') ? address.slice('blob:'.length) : address)?.origin === origin
  const leave = (action: WebKit.NavigationAction) => {
    const address = action.get_request().get_uri()
    if (action.is_user_gesture() && parseAddress(address)?.protocol === 'https:')
      void openOutside(address).catch(() => {})
  }
  view.connect('decide-policy', (_view: unknown, decision: WebKit.PolicyDecision, type: number) => {
    if (type === WebKit.PolicyDecisionType.RESPONSE) return judgeResponse(decision)
    const action = decision.get_navigation_action()
    const isNewWindow = type === WebKit.PolicyDecisionType.NEW_WINDOW_ACTION
    if (!isNewWindow && isOwn(action.get_request().get_uri())) {
      decision.use()
      return true
    }
    decision.ignore()
    leave(action)
    return true
  })
  // No page opens beside the one that is there.
  view.connect('create', () => null)
  view.connect('permission-request', (_view: unknown, request: WebKit.PermissionRequest) => {
    request.deny()
    return true
  })
}

/** What no web view shows is a file to save. */
function judgeResponse(decision: WebKit.PolicyDecision): boolean {
  if (decision.is_mime_type_supported()) decision.use()
  else decision.download()
  return true
}

const escaped = (origin: string): string => origin.replace(/[.[\]]/g, '\\$&')

/** What documents load comes from the pinned origin too: the network process refuses everything else, in each step of a redirect. */
const rulesFor = (origin: string): string =>
  JSON.stringify([
    { trigger: { 'url-filter': '.*' }, action: { type: 'block' } },
    ...[`^${escaped(origin)}/`, '^data:', '^blob:', '^about:'].map(address => ({
      trigger: { 'url-filter': address },
      action: { type: 'ignore-previous-rules' },
    })),
  ])

export function loadFilter(origin: string): Promise<WebKit.UserContentFilter> {
  const folder = GLib.build_filenamev([GLib.get_user_cache_dir(), 'tamga-desktop', 'filters'])
  const store = WebKit.UserContentFilterStore.new(folder)
  const name = GLib.compute_checksum_for_string(GLib.ChecksumType.SHA256, origin, -1)
  const source = new GLib.Bytes(new TextEncoder().encode(rulesFor(origin)))
  return new Promise((resolve, reject) => {
    store.save(name, source, null, (_store: unknown, result: WebKit.AsyncResult) => {
      try {
        resolve(store.save_finish(result))
      } catch (error) {
        reject(error)
      }
    })
  })
}
