import Gdk from 'gi://Gdk?version=4.0'
import Gtk from 'gi://Gtk?version=4.0'

const STYLE = `
  .tamga-menu { background: alpha(currentColor, 0.03); }
  .tamga-menu list { background: transparent; }
  .tamga-menu row { border-radius: 8px; margin: 1px 8px; padding: 7px 10px; min-height: 22px; }
  .tamga-menu row.heading { margin-top: 10px; opacity: 0.6; font-size: 12px; font-weight: 600; }
  .tamga-menu row:selected { background: #1c5fd6; color: #ffffff; }
  .tamga-badge { background: #c9252d; color: #ffffff; border-radius: 9px; padding: 0 7px; font-size: 12px; font-weight: 600; }
  .tamga-title { font-size: 26px; font-weight: 700; }
  .tamga-note { opacity: 0.72; font-size: 15px; }
  .tamga-brand { font-size: 34px; font-weight: 800; letter-spacing: -0.5px; }
  .tamga-primary { background: #1c5fd6; color: #ffffff; font-weight: 600; padding: 10px 26px; border-radius: 10px; border: none; }
  .tamga-person { font-size: 13px; }`

export function applyStyle(): void {
  const provider = new Gtk.CssProvider()
  // Its older name is gone from newer versions.
  if (provider.load_from_string) provider.load_from_string(STYLE)
  else provider.load_from_data(STYLE)
  const display = Gdk.Display.get_default()
  if (display)
    Gtk.StyleContext.add_provider_for_display(display, provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
}
