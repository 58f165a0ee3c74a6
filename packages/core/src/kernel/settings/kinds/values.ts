import { resolve } from 'node:path'
import { defineKind, type Kind } from './kind.ts'

export const path: Kind<string> = defineKind('path', 'a path', (given, place) =>
  given.includes('\0') ? undefined : resolve(place.cwd, given),
)

export const slug: Kind<string> = defineKind(
  'slug',
  'a slug of 2 to 63 characters: a-z, 0-9 and single hyphens between them',
  given => (/^(?=.{2,63}$)[a-z0-9](-?[a-z0-9])*$/.test(given) ? given : undefined),
)

/** What the names of cookies begin with. */
export const cookieStem: Kind<string> = defineKind(
  'name',
  'a name of 1 to 40 letters, digits and underscores',
  given => (/^[A-Za-z0-9_]{1,40}$/.test(given) ? given : undefined),
)

/** Base64 of exactly 32 bytes, canonical, so that one key has one spelling and one key id. */
export const key32: Kind<string> = defineKind(
  'key',
  'the base64 of exactly 32 bytes (make one with: openssl rand -base64 32)',
  given => {
    const bytes = Buffer.from(given, 'base64')
    return bytes.length === 32 && bytes.toString('base64') === given ? given : undefined
  },
)

export const colour: Kind<string> = defineKind('colour', 'a colour such as #1d4ed8', given =>
  /^#[0-9a-f]{6}$/i.test(given) ? given.toLowerCase() : undefined,
)

export const uuid: Kind<string> = defineKind('UUID', 'a UUID', given =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given) ? given.toLowerCase() : undefined,
)

/** Anything of a least length; the form says no more, since the value is a secret. */
export const secretText = (min: number, max = 4096): Kind<string> =>
  defineKind('secret', `${min} to ${max} characters long`, given =>
    [...given].length >= min && given.length <= max ? given : undefined,
  )
