import { setting } from '../definition.ts'
import { integer } from '../kinds/basic.ts'

export const passwords = {
  PASSWORD_MIN: setting(integer(8, 64), {
    about: 'Fewest characters of a new password.',
    default: '8',
  }),
  ARGON2_MEMORY_KIB: setting(integer(8, 4_194_304), {
    about:
      'Memory of one password hash, in KiB; a changed value is applied at the next sign-in of each person.',
    default: '19456',
  }),
  ARGON2_ITERATIONS: setting(integer(1, 100), {
    about: 'Passes of one password hash.',
    default: '2',
  }),
  ARGON2_PARALLEL: setting(integer(1, 256), {
    about: 'Password hashes computed at the same time in one process.',
    // libuv has four worker threads by default, and name look-ups and file reads need one of them.
    // Processes that share the machine share its cores.
    default: around =>
      String(Math.max(1, Math.min(Math.floor(around.cores / Number(around.value('WEB_CONCURRENCY'))), 3))),
    shownDefault: 'one per core, shared by WEB_CONCURRENCY; at most 3',
    example: '2',
  }),
}
