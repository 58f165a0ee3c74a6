import { spawn } from 'node:child_process'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Afterwards,
  accepts,
  makeOpenFolder,
  removeFolder,
  stopProgram,
  untilReady,
} from '@tamga/core/testing'

const PROGRAM = '/usr/sbin/apache2'

/** Apache refuses to serve as root; nobody owns nothing else on a Debian. */
const NOBODY = 65_534

export type ApacheSite = {
  port: number
  issuer: string
  client: { client_id: string; client_secret: string }
}

export const redirectOf = (port: number): string => `http://127.0.0.1:${port}/private/redirect`
export const signedOutOf = (port: number): string => `http://127.0.0.1:${port}/signed-out.html`

const MODULES = [
  'mpm_event',
  'authn_core',
  'authz_core',
  'authz_user',
  'auth_openidc',
  'mime',
  'include',
  'filter',
]

/** As the module's own documentation sets it up; nothing in it knows who the provider is. */
const configuration = (folder: string, { port, issuer, client }: ApacheSite): string => `
${MODULES.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
StartServers 1
MaxRequestWorkers 25
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
Mutex file:${folder}
ErrorLog ${folder}/error.log
DocumentRoot ${folder}/site
TypesConfig /dev/null
AddType text/html .html
AddOutputFilter INCLUDES .html

OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${client.client_id}
OIDCClientSecret ${client.client_secret}
OIDCRedirectURI ${redirectOf(port)}
OIDCCryptoPassphrase of-a-test-alone
OIDCPKCEMethod S256
OIDCScope "openid profile email"
OIDCRemoteUserClaim sub

<Directory ${folder}/site>
  Options +Includes
  Require all granted
</Directory>
<Location /private>
  AuthType openid-connect
  Require valid-user
</Location>
`

const PRIVATE_PAGE = `<p id="user"><!--#echo var="REMOTE_USER" --></p>
<p id="email"><!--#echo var="OIDC_CLAIM_email" --></p>
`

/** Debian's Apache with mod_auth_openidc before a page that only signed-in people see. */
export async function startApache(t: Afterwards, site: ApacheSite): Promise<void> {
  const folder = await makeOpenFolder('tamga-apache-')
  await writeSite(folder, site)
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(PROGRAM, ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...user,
  })
  t.after(() => stopProgram(child).finally(() => removeFolder(folder)))
  await untilReady('Apache', child, () => accepts(site.port)).catch(async error => {
    const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '')
    throw new Error(`Apache did not start:\n${log}`, { cause: error })
  })
}

async function writeSite(folder: string, site: ApacheSite): Promise<void> {
  const pages = join(folder, 'site')
  await mkdir(join(pages, 'private'), { recursive: true })
  await writeFile(join(pages, 'private', 'page.html'), PRIVATE_PAGE)
  await writeFile(join(pages, 'signed-out.html'), '<p id="out">out</p>\n')
  await writeFile(join(folder, 'apache.conf'), configuration(folder, site))
  if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY)
}
