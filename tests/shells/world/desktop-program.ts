import Gio from 'gi://Gio'
import Gtk from 'gi://Gtk?version=4.0'
import type { Desktop } from '@tamga/desktop'
import { readConfig, runProgram } from '@tamga/desktop/gtk'
import System from 'system'
import { type Overheard, overhearBus } from './desktop-bus.ts'
import { chooseInDialog, findPressable, findView, saveWindow } from './desktop-widgets.ts'

// The desktop shell as it is installed, with somebody at its standard input who asks what it shows: a line of JSON for each question,
// and a line for each answer.

type Question = { id: number; ask: keyof typeof ANSWERS; with: Record<string, string> }
type Asked = { readonly desktop: Desktop; readonly overheard: Overheard }
type Answer = (asked: Asked, given: Record<string, string>) => unknown

const ANSWERS = {
  screen: ({ desktop }) => ({
    ...desktop.screen(),
    title: Gtk.Window.list_toplevels()[0]?.get_title() ?? null,
  }),
  evaluate: ({ desktop }, { expression }) => areaOf(desktop).view.run(`return (${expression})`, 'page'),
  emit: ({ desktop }, { event, data }) => areaOf(desktop).emit(event as never, JSON.parse(data!) as never),
  find: (_asked, { label }) => findPressable(label!),
  view: () => findView(),
  sinceTouch: ({ desktop }) => areaOf(desktop).view.sinceTouch(),
  overheard: ({ overheard }) => overheard,
  choose: (_asked, { path }) => chooseInDialog(path!),
  picture: (_asked, { path }) => saveWindow(path!),
} satisfies Record<string, Answer>

function areaOf(desktop: Desktop) {
  const area = desktop.area()
  if (!area) throw new Error('there is no work area')
  return area
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

async function answer(asked: Asked, line: string): Promise<void> {
  const { id, ask, with: given } = JSON.parse(line) as Question
  // gjs prints in the character set of the locale, which need not be installed.
  const tell = (told: object) => print(JSON.stringify({ id, ...told }).replace(/[^ -~]/g, escaped))
  try {
    tell({ result: (await (ANSWERS[ask] as Answer)(asked, given)) ?? null })
  } catch (error) {
    tell({ error: (error as Error).message })
  }
}

function listen(desktop: Desktop, application: Gtk.Application): void {
  const asked = { desktop, overheard: overhearBus(application.get_dbus_connection()!) }
  const input = new Gio.DataInputStream({ base_stream: new Gio.UnixInputStream({ fd: 0 }) })
  const next = () =>
    input.read_line_async(0, null, (_input, result) => {
      const [line] = input.read_line_finish_utf8(result)
      if (line === null) return System.exit(0)
      void answer(asked, line)
      next()
    })
  next()
}

const [config, ...rest] = System.programArgs
System.exit(runProgram(readConfig(config!), rest, listen))
