declare module 'gi://WebKit?version=6.0' {
  import type Gio from 'gi://Gio'
  import type GLib from 'gi://GLib'
  import Gtk from 'gi://Gtk?version=4.0'

  namespace WebKit {
    type AsyncResult = Gio.AsyncResult
    type JscValue = { to_string(): string }
    type Done = (source: unknown, result: AsyncResult) => void

    class UserScript {
      static new(
        ...given: [source: string, frames: number, time: number, allow: null, block: null]
      ): UserScript
      static new_for_world(
        ...given: [source: string, frames: number, time: number, world: string, allow: null, block: null]
      ): UserScript
    }
    class UserContentFilter {
      readonly isUserContentFilter: true
    }
    class UserContentFilterStore {
      static new(folder: string): UserContentFilterStore
      save(...given: [name: string, source: GLib.Bytes, cancellable: null, done: Done]): void
      save_finish(result: AsyncResult): UserContentFilter
    }
    class UserContentManager {
      register_script_message_handler(name: string, world: string): boolean
      add_script(script: UserScript): void
      add_filter(filter: UserContentFilter): void
      connect(signal: string, listener: Gtk.Listener): number
    }
    const WebContext: { get_default(): { set_preferred_languages(languages: readonly string[]): void } }
    class NetworkSession {
      static new_ephemeral(): NetworkSession
      connect(signal: string, listener: Gtk.Listener): number
    }
    class Settings {
      constructor(properties: Gtk.Properties)
    }
    class Download {
      connect(signal: string, listener: Gtk.Listener): number
      cancel(): void
      set_allow_overwrite(isAllowed: boolean): void
      set_destination(path: string): void
    }
    class WebView extends Gtk.Widget {
      get_uri(): string | null
      load_uri(address: string): void
      load_html(content: string, base: string): void
      download_uri(address: string): Download
      terminate_web_process(): void
      try_close(): void
      call_async_javascript_function(
        ...given: [
          body: string,
          length: number,
          values: null,
          world: string | null,
          source: null,
          cancellable: null,
          done: Done,
        ]
      ): void
      call_async_javascript_function_finish(result: AsyncResult): JscValue
    }
    class NavigationAction {
      get_request(): { get_uri(): string }
      is_user_gesture(): boolean
    }
    class PolicyDecision {
      use(): void
      ignore(): void
      download(): void
      get_navigation_action(): NavigationAction
      is_mime_type_supported(): boolean
    }
    class PermissionRequest {
      deny(): void
    }
    class PrintOperation {
      static new(view: WebView): PrintOperation
      set_print_settings(settings: Gtk.PrintSettings): void
      run_dialog(parent: Gtk.Window): number
      connect(signal: string, listener: Gtk.Listener): number
    }
    const UserContentInjectedFrames: { readonly TOP_FRAME: number }
    const UserScriptInjectionTime: { readonly START: number }
    const LoadEvent: { readonly FINISHED: number }
    const PolicyDecisionType: { readonly RESPONSE: number; readonly NEW_WINDOW_ACTION: number }
    const PrintOperationResponse: { readonly CANCEL: number }
    const NetworkError: { readonly CANCELLED: number }
    const PolicyError: { readonly FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE: number }
  }

  export { WebKit as default }
}
