import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

const SERVICE_GUARD = '/usr/sbin/policy-rc.d'

const anyPostgres = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some(version => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))

/** What tests need beyond npm packages: the Debian package, how to see that it is there, and that something else does its work. */
export const DEBIAN_PACKAGES = [
  { name: 'postgresql', isThere: anyPostgres },
  { name: 'pgbouncer', isThere: () => existsSync('/usr/sbin/pgbouncer') },
  {
    // Without the window system of the whole browser: a page costs a quarter less.
    name: 'chromium-headless-shell',
    isThere: () => existsSync('/usr/bin/chromium-headless-shell'),
    isReplaced: () => existsSync('/usr/bin/chromium'),
  },
  { name: 'apache2', isThere: () => existsSync('/usr/sbin/apache2') },
  {
    name: 'libapache2-mod-auth-openidc',
    isThere: () => existsSync('/usr/lib/apache2/modules/mod_auth_openidc.so'),
  },
  { name: 'liblemonldap-ng-portal-perl', isThere: () => existsSync('/usr/share/lemonldap-ng/portal') },
  { name: 'libplack-perl', isThere: () => existsSync('/usr/bin/plackup') },
  { name: 'libstring-random-perl', isThere: () => existsSync('/usr/share/perl5/String/Random.pm') },
  { name: 'libio-string-perl', isThere: () => existsSync('/usr/share/perl5/IO/String.pm') },
]

const missingPackages = () => DEBIAN_PACKAGES.filter(one => !one.isThere())

const apt = args =>
  spawnSync('apt-get', ['-q', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Debian starts what it installs; exit code 101 of this file forbids it, and a guard that was there before stays. */
const withoutStartingServices = work => {
  const isOurs = !existsSync(SERVICE_GUARD)
  const remove = () => rmSync(SERVICE_GUARD, { force: true })
  if (isOurs) {
    process.on('exit', remove)
    writeFileSync(SERVICE_GUARD, '#!/bin/sh\nexit 101\n')
    chmodSync(SERVICE_GUARD, 0o755)
  }
  try {
    return work()
  } finally {
    if (isOurs) {
      remove()
      process.off('exit', remove)
    }
  }
}

const install = names => {
  console.log(`Installing Debian packages: ${names.join(', ')}…`)
  apt(['update'])
  withoutStartingServices(() => apt(['install', '--no-install-recommends', ...names]))
}

/** Installs as root on Debian; otherwise, and after a failure, names what is missing. */
export const provideDebianPackages = () => {
  const missing = missingPackages()
  if (missing.length === 0) return []
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(missing.map(one => one.name))
  const still = missingPackages()
    .filter(one => !one.isReplaced?.())
    .map(one => one.name)
  if (still.length > 0)
    console.log(
      `Not installed: ${still.join(', ')}. Tests that need them are skipped.\n` +
        `To run them too: sudo apt-get install --no-install-recommends ${still.join(' ')}`,
    )
  return still
}
