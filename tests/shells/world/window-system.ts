import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { until } from '@tamga/core/testing'

/** In which window of the X server, and where in it. */
export type Place = { readonly window: number; readonly x: number; readonly y: number }

export type WindowSystem = {
  /** For programs that are to run in it. */
  readonly env: Readonly<Record<string, string>>
  /** Waits for the next address that a program gave to the system browser. */
  browserAddress(): Promise<string>
  /** A hand at the mouse. */
  click(place: Place): Promise<void>
  stop(): Promise<void>
}

/** A bus that starts nothing by itself. */
const BUS = (
  socket: string,
) => `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:path=${socket}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>`

const BROWSER = (program: string) => `[Desktop Entry]
Type=Application
Name=Browser
Exec=${program} %u
MimeType=x-scheme-handler/http;x-scheme-handler/https;
`

/** The first line that a program says. */
const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve)
    child.once('exit', code => reject(new Error(`${child.spawnfile} ended with ${code}`)))
    child.once('error', reject)
  })

/** A display that nobody sees, a bus, a key store that is unlocked, and a system browser that writes down where it is sent. */
export async function startWindowSystem(folder: string): Promise<WindowSystem> {
  const [home, visited] = [join(folder, 'home'), join(folder, 'visited')]
  const applications = join(home, '.local/share/applications')
  await mkdir(applications, { recursive: true })
  await mkdir(join(folder, 'run'), { mode: 0o700 })
  await writeFile(join(folder, 'bus.xml'), BUS(join(folder, 'bus')))
  const browser = join(folder, 'browser')
  await writeFile(
    browser,
    `#!/bin/sh\nprintf '%s\\n' "$1" > ${visited}.new && mv ${visited}.new ${visited}\n`,
  )
  await chmod(browser, 0o755)
  await writeFile(join(applications, 'browser.desktop'), BROWSER(browser))
  await writeFile(
    join(applications, 'mimeapps.list'),
    '[Default Applications]\nx-scheme-handler/http=browser.desktop\nx-scheme-handler/https=browser.desktop\n',
  )
  const running: ChildProcess[] = []
  const start = (file: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
    const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
    running.push(child)
    return child
  }
  const path = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, LANG: 'C.UTF-8', TZ: 'Asia/Ulaanbaatar' }
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], path)
  const bus = start(
    'dbus-daemon',
    ['--nofork', '--print-address', `--config-file=${join(folder, 'bus.xml')}`],
    path,
  )
  const env = {
    ...path,
    ...{ DISPLAY: `:${await firstLine(display)}`, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus) },
    ...{ XDG_RUNTIME_DIR: join(folder, 'run'), GDK_BACKEND: 'x11', GSK_RENDERER: 'cairo', GTK_A11Y: 'none' },
    ...{ WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1', GIO_USE_VFS: 'local' },
    // Tests run as root, and in containers, where the sandbox of WebKit cannot be set up.
    ...{ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GSETTINGS_BACKEND: 'memory', GIO_USE_PORTALS: '0' },
  }
  const keyring = start('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], env)
  keyring.stdin!.end('password')
  return {
    env,
    async browserAddress() {
      const address = await until('the system browser', () => readFile(visited, 'utf8').catch(() => null))
      await promisify(execFile)('rm', [visited])
      return (address as string).trim()
    },
    async click({ window, x, y }) {
      const to = ['mousemove', '--window', String(window), String(x), String(y), 'click', '1']
      await promisify(execFile)('xdotool', to, { env })
    },
    async stop() {
      for (const child of running.reverse()) {
        const ended = new Promise(resolve => child.once('exit', resolve))
        if (child.exitCode === null && child.kill()) await ended
      }
    },
  }
}
