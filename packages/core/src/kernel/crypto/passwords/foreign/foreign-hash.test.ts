import assert from 'node:assert/strict'
import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { test } from 'node:test'
import { hash as argon2 } from '@node-rs/argon2'
import { hashSync } from 'bcryptjs'
import { createBcryptThread } from './bcrypt.ts'
import { parseForeignHash } from './foreign-hash.ts'

const bcrypt = createBcryptThread()

const PASSWORD = 'нууц Үг 77'
const SALT = Buffer.from('0123456789abcdef')
const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const key = (digest: string, salt: Buffer, rounds: number) => pbkdf2Sync(PASSWORD, salt, rounds, 32, digest)

const HASHES: Record<string, string> = {
  'bcrypt of crypt(3)': hashSync(PASSWORD, 4).replace('$2b$', '$2a$'),
  'bcrypt of PHP': hashSync(PASSWORD, 5).replace('$2b$', '$2y$'),
  'PBKDF2 of Django': `pbkdf2_sha256$1000$seasalt$${key('sha256', Buffer.from('seasalt'), 1000).toString('base64')}`,
  'PBKDF2 as a PHC string': `$pbkdf2-sha512$i=1000,l=32$${bare(SALT)}$${bare(key('sha512', SALT, 1000))}`,
  'PBKDF2 of passlib': `$pbkdf2-sha256$1000$${bare(SALT).replaceAll('+', '.')}$${bare(key('sha256', SALT, 1000)).replaceAll('+', '.')}`,
  'scrypt as a PHC string': `$scrypt$ln=10,r=8,p=1$${bare(SALT)}$${bare(scryptSync(PASSWORD, SALT, 32, { N: 1024, r: 8, p: 1 }))}`,
  Argon2i: await argon2(PASSWORD, { algorithm: 1, memoryCost: 64, timeCost: 1, parallelism: 2 }),
  Argon2id: await argon2(PASSWORD, { memoryCost: 128, timeCost: 2, parallelism: 1 }),
}

for (const [what, stored] of Object.entries(HASHES))
  test(`${what} verifies the password, and no other`, async () => {
    const parsed = parseForeignHash(stored)
    assert.ok(parsed, stored)
    assert.equal(parsed.isTooCostly, false)
    assert.deepEqual(
      [await parsed.verify(PASSWORD, bcrypt), await parsed.verify(`${PASSWORD} `, bcrypt)],
      [true, false],
    )
  })

const hex = (text: string) => bare(Buffer.from(text, 'hex'))

/** RFC 7914 §11 and §12, and crypt_blowfish 1.3. */
const PUBLISHED: readonly (readonly [password: string, stored: string])[] = [
  [
    'passwd',
    `$pbkdf2-sha256$1$${bare(Buffer.from('salt'))}$${hex('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783')}`,
  ],
  [
    'password',
    `$scrypt$ln=10,r=8,p=16$${bare(Buffer.from('NaCl'))}$${hex('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640')}`,
  ],
  ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
]

test('published test vectors verify as well', async () => {
  for (const [password, stored] of PUBLISHED)
    assert.equal(await parseForeignHash(stored)!.verify(password, bcrypt), true, stored)
})

test('what costs more than we compute for a stranger is told, and what nobody knows is not a hash', () => {
  const costly = [
    `$2b$15$${'a'.repeat(53)}`,
    `pbkdf2_sha256$2000001$salt$${bare(SALT)}${bare(SALT)}`,
    `$scrypt$ln=18,r=8,p=1$${bare(SALT)}$${bare(SALT)}`,
    `$scrypt$ln=17,r=8,p=2$${bare(SALT)}$${bare(SALT)}`,
    `$argon2id$v=19$m=65537,t=1,p=1$${bare(SALT)}$${bare(SALT)}`,
  ]
  for (const stored of costly) assert.equal(parseForeignHash(stored)?.isTooCostly, true, stored)
  const dearest = [`$2b$14$${'a'.repeat(53)}`, `$scrypt$ln=17,r=8,p=1$${bare(SALT)}$${bare(SALT)}`]
  for (const stored of dearest) assert.equal(parseForeignHash(stored)?.isTooCostly, false, stored)
  for (const stored of [
    '',
    'secret',
    '5f4dcc3b5aa765d61d8327deb882cf99',
    '$1$x$y',
    '$2b$10$short',
    '{SSHA}abc',
  ])
    assert.equal(parseForeignHash(stored), undefined, stored)
})
