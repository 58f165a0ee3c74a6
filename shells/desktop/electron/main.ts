import { readFileSync } from 'node:fs'
import { app } from 'electron'
import { type Desktop, startDesktop } from '../src/desktop/desktop.ts'
import { createElectronSystem } from './electron-system.ts'

const SCHEME = 'mn.tamga.shell'

type Config = { readonly origin: string; readonly name?: string }

const linkIn = (args: readonly string[]): string => args.find(one => one.startsWith(`${SCHEME}:`)) ?? ''

/** One program per person and machine: who starts it again, or opens a link, reaches the one that runs. */
async function run(): Promise<void> {
  if (!app.requestSingleInstanceLock()) return app.quit()
  let desktop: Desktop | null = null
  let pending = linkIn(process.argv)
  const open = (link: string) => {
    if (desktop) desktop.openLink(link)
    else pending = link
  }
  app.on('second-instance', (_event: unknown, args: string[]) => open(linkIn(args)))
  app.on('open-url', (event: { preventDefault(): void }, link: string) => {
    event.preventDefault()
    open(link)
  })
  app.on('window-all-closed', () => app.quit())
  app.setAsDefaultProtocolClient(SCHEME)
  await app.whenReady()
  const config = JSON.parse(readFileSync(new URL('./config.json', import.meta.url), 'utf8')) as Config
  desktop = startDesktop({ ...config, system: createElectronSystem() })
  desktop.openLink(pending)
}

void run()
