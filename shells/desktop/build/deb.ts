import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundleForGjs, VERSION } from './bundle.ts'

const ICON = fileURLToPath(new URL('./icon.svg', import.meta.url))
const LICENSE = fileURLToPath(new URL('../../../LICENSE', import.meta.url))

/** Everything that it needs is in Debian 12 and later. */
const CONTROL = `Package: tamga-desktop
Version: ${VERSION}
Architecture: all
Section: net
Priority: optional
Maintainer: Tamga <root@localhost>
Depends: gjs (>= 1.74), gir1.2-gtk-4.0, gir1.2-webkit-6.0, gir1.2-secret-1, gir1.2-soup-3.0
Recommends: gnome-keyring | kwalletmanager | keepassxc, xdg-utils
Description: Native shell of Tamga for desktops
 Signs in through the system browser, keeps the sign-in in the key store of the
 machine, shows the menu natively and the screens as work area.
`

/** Beside itself, so that it also runs from a folder it was unpacked into. */
const LAUNCHER = `#!/bin/sh
exec gjs -m "$(dirname "$(readlink -f "$0")")/../share/tamga-desktop/main.js" "$@"
`

const ENTRY = `[Desktop Entry]
Type=Application
Name=Tamga
Exec=tamga-desktop %u
Icon=mn.tamga.shell
Terminal=false
Categories=Office;Network;
MimeType=x-scheme-handler/mn.tamga.shell;
StartupWMClass=mn.tamga.shell
`

export type DebOptions = {
  /** Where the package is put. */
  readonly folder: string
  /** The installation that its machines belong to; an administrator can change it in the configuration afterwards. */
  readonly origin: string
}

/** Builds the package for Debian and its relatives, and says where it is. */
export async function makeDeb({ folder, origin }: DebOptions): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'tamga-deb-'))
  const put = async (path: string, content: string, mode = 0o644) => {
    const full = join(tree, path)
    await mkdir(dirname(full), { recursive: true, mode: 0o755 })
    await writeFile(full, content)
    await chmod(full, mode)
  }
  try {
    await chmod(tree, 0o755)
    await put('DEBIAN/control', CONTROL)
    await put('DEBIAN/conffiles', '/etc/tamga-desktop/config.json\n')
    await put('etc/tamga-desktop/config.json', `${JSON.stringify({ origin }, null, 2)}\n`)
    await put('usr/bin/tamga-desktop', LAUNCHER, 0o755)
    await put('usr/share/applications/mn.tamga.shell.desktop', ENTRY)
    await put('usr/share/icons/hicolor/scalable/apps/mn.tamga.shell.svg', '')
    await copyFile(ICON, join(tree, 'usr/share/icons/hicolor/scalable/apps/mn.tamga.shell.svg'))
    await put('usr/share/doc/tamga-desktop/copyright', '')
    await copyFile(LICENSE, join(tree, 'usr/share/doc/tamga-desktop/copyright'))
    await bundleForGjs({ file: join(tree, 'usr/share/tamga-desktop/main.js') })
    const file = join(folder, `tamga-desktop_${VERSION}_all.deb`)
    await mkdir(folder, { recursive: true })
    await promisify(execFile)('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', tree, file])
    return file
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
}
