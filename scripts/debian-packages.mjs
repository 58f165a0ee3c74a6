import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

const SERVICE_GUARD = '/usr/sbin/policy-rc.d'

const testsEverything = ['1', 'true'].includes(process.env.TAMGA_TEST_EVERYTHING ?? '')

const anyPostgres = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some(version => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))

/** The description of a library for gjs; its folder is named for the architecture. */
const isDescribed = library =>
  existsSync('/usr/lib') &&
  readdirSync('/usr/lib').some(folder => existsSync(`/usr/lib/${folder}/girepository-1.0/${library}.typelib`))

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
  { name: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx') },
  { name: 'apache2', isThere: () => existsSync('/usr/sbin/apache2') },
  {
    name: 'libapache2-mod-auth-openidc',
    isThere: () => existsSync('/usr/lib/apache2/modules/mod_auth_openidc.so'),
  },
  { name: 'liblemonldap-ng-portal-perl', isThere: () => existsSync('/usr/share/lemonldap-ng/portal') },
  { name: 'libplack-perl', isThere: () => existsSync('/usr/bin/plackup') },
  { name: 'libstring-random-perl', isThere: () => existsSync('/usr/share/perl5/String/Random.pm') },
  { name: 'qpdf', isThere: () => existsSync('/usr/bin/qpdf') },
  { name: 'poppler-utils', isThere: () => existsSync('/usr/bin/pdfsig') },
  { name: 'libnss3-tools', isThere: () => existsSync('/usr/bin/certutil') },
  { name: 'softhsm2', isThere: () => existsSync('/usr/bin/softhsm2-util') },
  { name: 'opensc', isThere: () => existsSync('/usr/bin/pkcs11-tool') },
  // The desktop shell, on a display that nobody sees and with a key store of its own.
  { name: 'gjs', isThere: () => existsSync('/usr/bin/gjs') },
  { name: 'gir1.2-webkit-6.0', isThere: () => isDescribed('WebKit-6.0') },
  { name: 'gir1.2-secret-1', isThere: () => isDescribed('Secret-1') },
  { name: 'gnome-keyring', isThere: () => existsSync('/usr/bin/gnome-keyring-daemon') },
  { name: 'dbus-daemon', isThere: () => existsSync('/usr/bin/dbus-daemon') },
  { name: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  { name: 'xdotool', isThere: () => existsSync('/usr/bin/xdotool') },
  {
    // 300 MB on the disk: for those who test everything, and where it is installed anyhow.
    name: 'libreoffice-calc',
    isThere: () => existsSync('/usr/bin/soffice'),
    isOptional: !testsEverything,
  },
  {
    // promtool, which tries the alert rules. 100 MB on the disk.
    name: 'prometheus',
    isThere: () => existsSync('/usr/bin/promtool'),
    isOptional: !testsEverything,
  },
  // A cluster for the rehearsal of a failover.
  { name: 'patroni', isThere: () => existsSync('/usr/bin/patroni'), isOptional: !testsEverything },
  { name: 'etcd-server', isThere: () => existsSync('/usr/bin/etcd'), isOptional: !testsEverything },
  { name: 'haproxy', isThere: () => existsSync('/usr/sbin/haproxy'), isOptional: !testsEverything },
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
  const missing = missingPackages().filter(one => !one.isOptional)
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    install(missing.map(one => one.name))
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
