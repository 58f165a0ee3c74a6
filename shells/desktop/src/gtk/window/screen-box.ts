import Gtk from 'gi://Gtk?version=4.0'
import type { Screen, WindowEvents } from '../../desktop/system.ts'
import type { Texts } from '../../desktop/texts.ts'

type Content = {
  readonly title: string
  readonly note: string
  readonly button?: readonly [label: string, press: () => void]
  readonly isBusy?: boolean
}

/** What the program says itself, instead of the work area. */
export function drawScreen(screen: Screen, texts: Texts, events: WindowEvents): Gtk.Widget {
  const { title, note, button, isBusy } = contentOf(screen, texts, events)
  const box = new Gtk.Box({
    ...{ orientation: Gtk.Orientation.VERTICAL, spacing: 12, hexpand: true, vexpand: true },
    ...{ halign: Gtk.Align.CENTER, valign: Gtk.Align.CENTER },
  })
  const add = (label: string, style: string) => {
    const line = new Gtk.Label({ label, wrap: true, justify: Gtk.Justification.CENTER, max_width_chars: 52 })
    line.add_css_class(style)
    box.append(line)
  }
  add(title, screen.kind === 'sign-in' || screen.kind === 'starting' ? 'tamga-brand' : 'tamga-title')
  if (note !== '') add(note, 'tamga-note')
  if (isBusy) box.append(new Gtk.Spinner({ spinning: true, margin_top: 8 }))
  if (button) {
    const [label, press] = button
    const made = new Gtk.Button({ label, halign: Gtk.Align.CENTER, margin_top: 14 })
    made.add_css_class('tamga-primary')
    made.connect('clicked', press)
    box.append(made)
  }
  return box
}

function contentOf(screen: Screen, texts: Texts, events: WindowEvents): Content {
  if (screen.kind === 'browser')
    return {
      ...{ title: texts.browser, note: texts.browserNote, isBusy: true },
      button: [texts.cancel, events.onCancel],
    }
  if (screen.kind === 'notice') {
    const { notice } = screen
    return {
      ...{ title: texts[notice], note: texts[`${notice}Note`] },
      ...(notice !== 'update' && { button: [texts.retry, events.onRetry] as const }),
    }
  }
  if (screen.kind === 'sign-in') {
    const note = { ended: texts.ended, refused: texts.signInRefused }
    return {
      ...{ title: 'Tamga', note: screen.note ? note[screen.note] : texts.signInNote },
      button: [texts.signIn, events.onSignIn],
    }
  }
  return { title: 'Tamga', note: '', isBusy: true }
}
