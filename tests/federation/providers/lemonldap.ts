import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Afterwards, answers, freePort, stopProgram, untilReady } from '@tamga/core/testing'
import type { Stop, Visitor } from '../world/visitor.ts'

const PORTAL = '/usr/share/lemonldap-ng/portal'

export type Lemonldap = {
  issuer: string
  /** Fills in its form with one of the people of its demonstration. */
  signIn(visitor: Visitor, page: Stop): Promise<Stop>
  /** Signs out at the portal, and answers with the frames of its page. */
  signOut(visitor: Visitor): Promise<string[]>
}

export type LemonldapClient = {
  id: string
  secret: string
  redirect_uri: string
  frontchannel_logout_uri: string
}

/** The portal of LemonLDAP::NG as Debian packages it, with its demonstration people. */
export async function startLemonldap(
  t: Afterwards,
  makeClient: (issuer: string) => Promise<LemonldapClient>,
): Promise<Lemonldap> {
  const folder = await mkdtemp(join(tmpdir(), 'lemonldap-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['conf', 'cache', 'sessions/lock', 'psessions/lock'])
    await mkdir(join(folder, name), { recursive: true })
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const client = await makeClient(issuer)
  await writeFile(join(folder, 'conf/lmConf-1.json'), JSON.stringify(configuration(folder, issuer, client)))
  await writeFile(join(folder, 'lemonldap-ng.ini'), settings(folder))
  await writeFile(
    join(folder, 'portal.psgi'),
    'use Lemonldap::NG::Portal::Main;\nLemonldap::NG::Portal::Main->run({});\n',
  )
  await writeFile(
    join(folder, 'NoCaptcha.pm'),
    "package NoCaptcha;\nuse Mouse;\nextends 'Lemonldap::NG::Portal::Main::Plugin';\nsub init { 1 }\n1;\n",
  )
  const child = spawn('plackup', ['-E', 'deployment', '-o', '127.0.0.1', '-p', String(port), 'portal.psgi'], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: '/usr/bin:/bin', PERL5LIB: folder, LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
  })
  t.after(() => stopProgram(child))
  await untilReady('lemonldap-ng', child, () => answers(`${issuer}/.well-known/openid-configuration`))
  return { issuer, signIn, signOut: visitor => signOut(visitor, issuer) }
}

/** The person of the demonstration whose password is their name. */
async function signIn(visitor: Visitor, page: Stop): Promise<Stop> {
  const fields = new URLSearchParams()
  for (const [tag] of page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1]
    if (name) fields.set(name, /value="([^"]*)"/.exec(tag)?.[1] ?? '')
  }
  fields.set('user', 'dwho')
  fields.set('password', 'dwho')
  const answer = await visitor.send(page.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields,
  })
  const location = answer.headers.get('location')
  if (location) return visitor.go(new URL(location, page.url))
  return { url: page.url, status: answer.status, text: await answer.text(), headers: answer.headers }
}

async function signOut(visitor: Visitor, issuer: string): Promise<string[]> {
  const { text } = await visitor.go(`${issuer}/?logout=1`)
  const frames = [...text.matchAll(/<iframe[^>]*\bsrc="([^"]+)"/g)]
  return frames.map(([, address]) => address!.replaceAll('&amp;', '&'))
}

function configuration(folder: string, issuer: string, client: LemonldapClient) {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const files = (name: string) => ({
    Directory: join(folder, name),
    LockDirectory: join(folder, name, 'lock'),
    generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
  })
  return {
    cfgNum: 1,
    cfgDate: '1700000000',
    cfgAuthor: 'test',
    key: 'a key of this test',
    cfgVersion: '2.16.1',
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Null',
    registerDB: 'Null',
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    cookieName: 'lemonldap',
    domain: '127.0.0.1',
    securedCookie: 0,
    portal: `${issuer}/`,
    portalSkin: 'bootstrap',
    // Never shown; the usual one would need a library for pictures.
    captcha: 'NoCaptcha',
    captcha_login_enabled: 0,
    captcha_mail_enabled: 0,
    captcha_register_enabled: 0,
    portalDisplayRegister: 0,
    portalDisplayResetPassword: 0,
    macros: {},
    locationRules: { 'nowhere.example': { default: 'deny' } },
    groups: {},
    exportedVars: {},
    whatToTrace: 'uid',
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: files('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: files('psessions'),
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: { namespace: 'sessions', cache_root: join(folder, 'cache') },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }),
    oidcServicePublicKeySig: pair.publicKey.export({ format: 'pem', type: 'spki' }),
    oidcServiceKeyIdSig: 'test',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcRPMetaDataExportedVars: { tamga: { email: 'mail', name: 'cn', sid: 'uid' } },
    // Its frame names the person as the session; so must the ID token, which has no `sid` of its own.
    oidcRPMetaDataOptionsExtraClaims: { tamga: { profile: 'name sid' } },
    oidcRPMetaDataOptions: {
      tamga: {
        oidcRPMetaDataOptionsClientID: client.id,
        oidcRPMetaDataOptionsClientSecret: client.secret,
        oidcRPMetaDataOptionsRedirectUris: client.redirect_uri,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsBypassConsent: 1,
        oidcRPMetaDataOptionsRequirePKCE: 1,
        oidcRPMetaDataOptionsIDTokenForceClaims: 1,
        oidcRPMetaDataOptionsLogoutUrl: client.frontchannel_logout_uri,
        oidcRPMetaDataOptionsLogoutType: 'front',
        oidcRPMetaDataOptionsLogoutSessionRequired: 1,
      },
    },
  }
}

const settings = (folder: string): string => `[all]
logLevel = error
checkTime = 3600
[configuration]
type = File
dirName = ${join(folder, 'conf')}
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'config', 'cache_root' => '${join(folder, 'cache')}' }
[portal]
staticPrefix = /static
templateDir = ${PORTAL}/templates
languages = en
[handler]
status = 0
`
