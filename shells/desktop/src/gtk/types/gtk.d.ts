declare module 'gi://GdkX11?version=4.0' {
  namespace GdkX11 {
    class X11Surface {
      get_xid(): number
    }
  }

  export { GdkX11 as default }
}

declare module 'gi://Gdk?version=4.0' {
  namespace Gdk {
    class Texture {
      save_to_png(path: string): boolean
    }
    class Display {
      static get_default(): Display | null
    }
  }

  export { Gdk as default }
}

declare module 'gi://Gtk?version=4.0' {
  import type Gdk from 'gi://Gdk?version=4.0'
  import type Gio from 'gi://Gio'

  namespace Gtk {
    type Properties = Readonly<Record<string, unknown>>
    type Listener = (...given: never[]) => unknown

    class Widget {
      constructor(properties?: Properties)
      static set_default_direction(direction: number): void
      connect(signal: string, listener: Listener): number
      add_css_class(name: string): void
      set_size_request(width: number, height: number): void
      set_visible(isVisible: boolean): void
      add_controller(controller: EventController): void
      get_first_child(): Widget | null
      get_next_sibling(): Widget | null
      get_mapped(): boolean
      get_width(): number
      get_height(): number
      compute_bounds(target: Widget): [boolean, Rectangle]
    }
    class Rectangle {
      get_x(): number
      get_y(): number
      get_width(): number
      get_height(): number
    }
    class Snapshot {
      to_node(): unknown
    }
    class WidgetPaintable {
      static new(widget: Widget): WidgetPaintable
      snapshot(into: Snapshot, width: number, height: number): void
    }
    class Box extends Widget {
      append(child: Widget): void
    }
    class Label extends Widget {
      get_text(): string
    }
    class Spinner extends Widget {}
    class Button extends Widget {}
    class ScrolledWindow extends Widget {}
    class ListBoxRow extends Widget {}
    class ListBox extends Widget {
      append(row: Widget): void
      remove(row: Widget): void
      get_row_at_index(index: number): ListBoxRow | null
      select_row(row: ListBoxRow): void
    }
    class StackPage {
      get_child(): Widget
    }
    class Stack extends Widget {
      add_child(child: Widget): StackPage
      remove(child: Widget): void
      set_visible_child(child: Widget): void
    }
    class HeaderBar extends Widget {
      pack_end(child: Widget): void
    }
    class MenuButton extends Widget {
      set_menu_model(menu: Gio.Menu): void
      set_label(label: string): void
    }
    class Window extends Widget {
      static list_toplevels(): Window[]
      get_title(): string | null
      get_surface(): unknown
      get_surface_transform(): [number, number]
      get_renderer(): { render_texture(node: unknown, viewport: null): Gdk.Texture }
      set_child(child: Widget): void
      set_title(title: string): void
      set_titlebar(bar: Widget): void
      present(): void
      destroy(): void
    }
    class ApplicationWindow extends Window {
      add_action(action: Gio.SimpleAction): void
    }
    class Dialog extends Window {
      add_button(label: string, response: number): Widget
      set_default_response(response: number): void
    }
    class MessageDialog extends Dialog {}
    class FileChooserDialog extends Dialog {
      set_current_name(name: string): void
      set_filter(filter: FileFilter): void
      get_file(): Gio.File | null
      set_file(file: Gio.File): boolean
      set_current_folder(folder: Gio.File): boolean
    }
    class FileFilter {
      add_suffix(suffix: string): void
      add_mime_type(type: string): void
    }
    class EventController {
      constructor(properties?: Properties)
      connect(signal: string, listener: Listener): number
    }
    class GestureClick extends EventController {}
    class EventControllerKey extends EventController {}
    class CssProvider {
      load_from_data(text: string): void
      load_from_string?(text: string): void
    }
    class PrintSettings {
      set_n_copies(count: number): void
    }
    class Settings {
      static get_default(): Settings | null
      gtk_application_prefer_dark_theme: boolean
    }
    class Application {
      constructor(properties: Properties)
      connect(signal: string, listener: Listener): number
      run(args: readonly string[]): number
      quit(): void
      send_notification(id: string | null, notification: Gio.Notification): void
      get_dbus_connection(): Gio.DBusConnection | null
    }
    const StyleContext: {
      add_provider_for_display(display: Gdk.Display, provider: CssProvider, priority: number): void
    }
    const STYLE_PROVIDER_PRIORITY_APPLICATION: number
    const Align: { readonly CENTER: number }
    const Justification: { readonly CENTER: number }
    const Orientation: { readonly VERTICAL: number }
    const PolicyType: { readonly NEVER: number }
    const PropagationPhase: { readonly CAPTURE: number }
    const SelectionMode: { readonly SINGLE: number }
    const TextDirection: { readonly LTR: number; readonly RTL: number }
    const MessageType: { readonly QUESTION: number }
    const ResponseType: { readonly CANCEL: number; readonly ACCEPT: number }
    const FileChooserAction: { readonly OPEN: number; readonly SAVE: number }
  }

  export { Gtk as default }
}
