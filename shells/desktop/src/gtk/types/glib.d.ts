declare module 'gi://GLib' {
  namespace GLib {
    class Bytes {
      constructor(data: Uint8Array)
      toArray(): Uint8Array
    }
    class Error extends globalThis.Error {
      matches(domain: unknown, code: number): boolean
    }
    class Uri {
      static parse(text: string, flags: number): Uri
      static resolve_relative(base: string, text: string, flags: number): string
      to_string(): string
      get_scheme(): string
      get_host(): string | null
      get_port(): number
      get_userinfo(): string | null
      get_path(): string
      get_query(): string | null
    }
    class Variant {
      constructor(signature: string, value: unknown)
      static new_int64(value: number): Variant
      static new_boolean(value: boolean): Variant
      recursiveUnpack(): unknown
    }
    const UriFlags: { readonly HAS_PASSWORD: number; readonly ENCODED: number }
    const ChecksumType: { readonly SHA256: number }
    const PRIORITY_DEFAULT: number
    function compute_checksum_for_bytes(type: number, bytes: Bytes): string
    function compute_checksum_for_string(type: number, text: string, length: number): string
    function base64_encode(data: Uint8Array): string
    function base64_decode(text: string): Uint8Array
    function build_filenamev(parts: readonly string[]): string
    function file_get_contents(path: string): [boolean, Uint8Array]
    function get_user_cache_dir(): string
    function get_user_special_dir(folder: number): string | null
    function get_home_dir(): string
    const UserDirectory: { readonly DIRECTORY_DOWNLOAD: number }
    function get_language_names(): string[]
    function get_host_name(): string
    function set_prgname(name: string): void
    function set_application_name(name: string): void
  }

  export { GLib as default }
}

declare module 'gi://Gio' {
  import type GLib from 'gi://GLib'

  namespace Gio {
    class AsyncResult {
      readonly isAsyncResult: true
    }
    class InputStream {
      read_bytes(length: number, cancellable: null): GLib.Bytes
      close(cancellable: null): boolean
    }
    class UnixInputStream extends InputStream {
      constructor(properties: { fd: number })
    }
    class DataInputStream {
      constructor(properties: { base_stream: InputStream })
      read_line_async(
        ...given: [priority: number, cancellable: null, done: (stream: unknown, result: AsyncResult) => void]
      ): void
      read_line_finish_utf8(result: AsyncResult): [string | null, number]
    }
    class FileInfo {
      get_size(): number
      get_display_name(): string
    }
    class File {
      static new_for_path(path: string): File
      read(cancellable: null): InputStream
      query_info(attributes: string, flags: number, cancellable: null): FileInfo
      load_contents(cancellable: null): [boolean, Uint8Array]
      get_path(): string | null
      get_uri(): string
    }
    class Notification {
      static new(title: string): Notification
      set_body(text: string): void
    }
    class SimpleAction {
      constructor(properties: { name: string })
      connect(signal: 'activate', listener: () => void): number
    }
    class Menu {
      append(label: string, action: string): void
    }
    class NetworkMonitor {
      static get_default(): NetworkMonitor
      connect(signal: 'network-changed', listener: (monitor: unknown, isOnline: boolean) => void): number
    }
    class DBusConnection {
      signal_subscribe(
        ...given: [
          sender: null,
          face: string,
          signal: string,
          path: null,
          first: null,
          flags: number,
          heard: (
            ...given: [
              bus: unknown,
              sender: string,
              path: string,
              face: string,
              signal: string,
              parameters: GLib.Variant,
            ]
          ) => void,
        ]
      ): number
      emit_signal(
        ...given: [bus: null, path: string, face: string, signal: string, parameters: GLib.Variant]
      ): boolean
    }
    const AppInfo: { launch_default_for_uri(url: string, context: null): boolean }
    const ApplicationFlags: { readonly HANDLES_OPEN: number }
    const FileQueryInfoFlags: { readonly NONE: number }
  }

  export { Gio as default }
}

declare module 'gi://Soup?version=3.0' {
  import type Gio from 'gi://Gio'
  import type GLib from 'gi://GLib'

  namespace Soup {
    class MessageHeaders {
      append(name: string, value: string): void
    }
    class Message {
      static new(method: string, address: string): Message
      readonly request_headers: MessageHeaders
      set_flags(flags: number): void
      set_request_body_from_bytes(type: string, bytes: GLib.Bytes): void
      get_status(): number
    }
    class Session {
      constructor(properties: { timeout: number; user_agent: string })
      send_and_read_async(
        ...given: [
          message: Message,
          priority: number,
          cancellable: null,
          done: (session: unknown, result: Gio.AsyncResult) => void,
        ]
      ): void
      send_and_read_finish(result: Gio.AsyncResult): GLib.Bytes
    }
    class ServerMessage {
      get_method(): string
      get_response_headers(): MessageHeaders
      set_status(code: number, reason: null): void
      set_response(type: string, use: number, body: Uint8Array): void
    }
    class Server {
      constructor(properties: object)
      add_handler(
        path: string,
        handle: (
          ...given: [server: unknown, message: ServerMessage, path: string, query: object | null]
        ) => void,
      ): void
      listen_local(port: number, options: number): boolean
      get_uris(): GLib.Uri[]
      disconnect(): void
    }
    const MessageFlags: { readonly NO_REDIRECT: number }
    const ServerListenOptions: { readonly IPV4_ONLY: number }
    const MemoryUse: { readonly COPY: number }
  }

  export { Soup as default }
}

declare module 'gi://Secret?version=1' {
  import type Gio from 'gi://Gio'

  namespace Secret {
    type AsyncResult = Gio.AsyncResult
    type Done = (source: unknown, result: AsyncResult) => void
    type Attributes = Readonly<Record<string, string>>
    class Schema {
      constructor(name: string, flags: number, attributes: Readonly<Record<string, number>>)
    }
    const SchemaAttributeType: { readonly STRING: number }
    const SchemaFlags: { readonly NONE: number }
    const COLLECTION_DEFAULT: string
    function password_lookup(...given: [Schema, Attributes, null, Done]): void
    function password_lookup_finish(result: AsyncResult): string | null
    function password_store(
      ...given: [Schema, Attributes, collection: string, label: string, value: string, null, Done]
    ): void
    function password_store_finish(result: AsyncResult): boolean
    function password_clear(...given: [Schema, Attributes, null, Done]): void
    function password_clear_finish(result: AsyncResult): boolean
  }

  export { Secret as default }
}
