import { pbkdf2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { parseOptions, verify as verifyArgon2 } from '@node-rs/argon2'
import type { VerifyBcrypt } from './bcrypt.ts'

/** A password hash that another system made. */
export type ForeignHash = {
  readonly algorithm: 'bcrypt' | 'pbkdf2' | 'scrypt' | 'argon2'
  /** Dearer than we are willing to compute for whoever types a wrong password. */
  readonly isTooCostly: boolean
  /** About how many milliseconds it takes on a machine of today. */
  readonly cost: number
  verify(password: string, bcrypt: VerifyBcrypt): Promise<boolean>
}

const MAX_BCRYPT = 14
const MAX_PBKDF2 = 2_000_000
const MAX_SCRYPT_N = 2 ** 17
/** r = 8 and p = 1 are what everybody uses; more of one has to mean less of another. */
const MAX_SCRYPT_WORK = MAX_SCRYPT_N * 8
const MAX_ARGON2_KIB = 64 * 1024
const MAX_ARGON2_PASSES = 10
const MAX_ARGON2_LANES = 8

const derivePbkdf2 = promisify(pbkdf2)

/** The hash in a form that we know, or undefined. The forms are those of crypt(3), the PHC string format, passlib and Django. */
export function parseForeignHash(stored: string): ForeignHash | undefined {
  return (
    parseBcrypt(stored) ??
    parseDjango(stored) ??
    parsePasslib(stored) ??
    parseScrypt(stored) ??
    parseArgon2(stored)
  )
}

function parseBcrypt(stored: string): ForeignHash | undefined {
  const cost = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(stored)?.[1]
  if (cost === undefined || Number(cost) < 4) return undefined
  return {
    algorithm: 'bcrypt',
    isTooCostly: Number(cost) > MAX_BCRYPT,
    cost: 105 * 2 ** (Number(cost) - 10),
    verify: (password, bcrypt) => bcrypt(password, stored),
  }
}

type Derived = { digest: string; iterations: number; salt: Buffer; key: Buffer }

const pbkdf2Hash = ({ digest, iterations, salt, key }: Derived): ForeignHash | undefined =>
  iterations < 1 || key.length < 16
    ? undefined
    : {
        algorithm: 'pbkdf2',
        isTooCostly: iterations > MAX_PBKDF2,
        cost: (iterations * (digest === 'sha512' ? 1640 : 820)) / MAX_PBKDF2,
        verify: async password =>
          timingSafeEqual(await derivePbkdf2(password, salt, iterations, key.length, digest), key),
      }

/** `pbkdf2_sha256$600000$salt$base64`: the salt is taken as the text it is. */
function parseDjango(stored: string): ForeignHash | undefined {
  const found = /^pbkdf2_(sha1|sha256|sha512)\$(\d{1,9})\$([^$]+)\$([A-Za-z0-9+/]+=*)$/.exec(stored)
  if (!found) return undefined
  const [, digest = '', iterations, salt = '', key = ''] = found
  return pbkdf2Hash({
    digest,
    iterations: Number(iterations),
    salt: Buffer.from(salt),
    key: Buffer.from(key, 'base64'),
  })
}

/** `$pbkdf2-sha256$i=600000,l=32$salt$key` (PHC), or with the bare number and `.` for `+` (passlib). */
function parsePasslib(stored: string): ForeignHash | undefined {
  const found =
    /^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(?:i=)?(\d{1,9})(?:,l=\d+)?\$([A-Za-z0-9+./]+)\$([A-Za-z0-9+./]+)$/.exec(
      stored,
    )
  if (!found) return undefined
  const [, digest = 'sha1', iterations, salt = '', key = ''] = found
  return pbkdf2Hash({ digest, iterations: Number(iterations), salt: fromBase64(salt), key: fromBase64(key) })
}

/** `$scrypt$ln=15,r=8,p=1$salt$key` */
function parseScrypt(stored: string): ForeignHash | undefined {
  const found = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+./]+)\$([A-Za-z0-9+./]+)$/.exec(
    stored,
  )
  if (!found) return undefined
  const [logN, r, p] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const [salt, key] = [fromBase64(found[4]!), fromBase64(found[5]!)]
  if (logN < 1 || r < 1 || p < 1 || key.length < 16) return undefined
  const N = 2 ** logN
  return {
    algorithm: 'scrypt',
    isTooCostly: N > MAX_SCRYPT_N || N * r * p > MAX_SCRYPT_WORK,
    cost: (N * r * p * 430) / MAX_SCRYPT_WORK,
    verify: password => verifyScrypt(password, { N, r, p, salt, key }),
  }
}

type ScryptHash = { N: number; r: number; p: number; salt: Buffer; key: Buffer }

const verifyScrypt = (password: string, { N, r, p, salt, key }: ScryptHash): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password, salt, key.length, options, (error, derived) =>
      error ? reject(error) : resolve(timingSafeEqual(derived, key)),
    )
  })

function parseArgon2(stored: string): ForeignHash | undefined {
  if (
    !/^\$argon2(?:id|i|d)\$(?:v=\d+\$)?m=\d{1,9},t=\d{1,9},p=\d{1,4}\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/.test(
      stored,
    )
  )
    return undefined
  try {
    const { memoryCost = 0, timeCost = 0, parallelism = 0 } = parseOptions(stored)
    return {
      algorithm: 'argon2',
      isTooCostly:
        memoryCost > MAX_ARGON2_KIB || timeCost > MAX_ARGON2_PASSES || parallelism > MAX_ARGON2_LANES,
      // 19 MiB twice take 25 ms.
      cost: (memoryCost * timeCost * 25) / (2 * 19 * 1024),
      verify: password => verifyArgon2(stored, password),
    }
  } catch {
    return undefined
  }
}

const fromBase64 = (text: string): Buffer => Buffer.from(text.replaceAll('.', '+'), 'base64')
