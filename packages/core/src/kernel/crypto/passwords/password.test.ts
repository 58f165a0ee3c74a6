import assert from 'node:assert/strict'
import test from 'node:test'
import { SemaphoreFullError } from '../../reliability/semaphore.ts'
import { createPasswords } from './password.ts'

const light = { memoryKib: 64, iterations: 1, parallel: 2 }

test('a password hash is Argon2id with the parameters of the settings', async () => {
  const passwords = createPasswords({ memoryKib: 19_456, iterations: 2 })
  const stored = await passwords.hash('correct horse')
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.deepEqual(await passwords.verify(stored, 'correct horse'), { ok: true, rehash: false })
  assert.deepEqual(await passwords.verify(stored, 'Correct horse'), { ok: false, rehash: false })
})

test('a hash with other parameters asks to be made anew after a right password only', async () => {
  const stored = await createPasswords(light).hash('correct horse')
  const today = createPasswords({ ...light, iterations: 2 })
  assert.deepEqual(await today.verify(stored, 'correct horse'), { ok: true, rehash: true })
  assert.deepEqual(await today.verify(stored, 'wrong'), { ok: false, rehash: false })
})

test('any Unicode is accepted, and two spellings of the same text are one password', async () => {
  const passwords = createPasswords(light)
  const stored = await passwords.hash('Café ﬁne 🐎 нууц үг')
  assert.equal((await passwords.verify(stored, 'Cafe\u0301 fine 🐎 нууц үг')).ok, true)
  const long = await passwords.hash('ү'.repeat(256))
  assert.equal((await passwords.verify(long, 'ү'.repeat(256))).ok, true)
  assert.equal((await passwords.verify(long, 'ү'.repeat(255))).ok, false)
})

test('a password of more than 1,024 bytes is never right and never hashed', async () => {
  const passwords = createPasswords(light)
  const stored = await passwords.hash('correct horse')
  assert.equal((await passwords.verify(stored, 'a'.repeat(1025))).ok, false)
  await passwords.verifyNothing('a'.repeat(1025))
  await assert.rejects(passwords.hash('a'.repeat(1025)), RangeError)
})

test('an unknown account costs a verification that never succeeds', async () => {
  assert.equal(await createPasswords(light).verifyNothing('correct horse'), undefined)
})

test('a crowd at the door is told that the service is busy, and the others are served', async () => {
  const passwords = createPasswords({ ...light, parallel: 1, waiting: 3 })
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => passwords.verifyNothing('x')))
  const refused = results.filter(result => result.status === 'rejected')
  assert.equal(refused.length, 7)
  assert.ok(refused.every(result => result.reason instanceof SemaphoreFullError))
  await passwords.verifyNothing('x')
})

test('one who comes with a crowd of guesses does not keep others from signing in', async () => {
  const passwords = createPasswords({ ...light, parallel: 1, waiting: 8 })
  const order: string[] = []
  const verify = (share: string) =>
    passwords
      .verifyFound('x', { share, find: async () => null, wrong: async () => void order.push(share) })
      .catch(() => {})
  const crowd = Array.from({ length: 20 }, () => verify('crowd'))
  const other = verify('other')
  await Promise.all([...crowd, other])
  assert.ok(order.indexOf('other') <= 2, order.join(' '))
})
