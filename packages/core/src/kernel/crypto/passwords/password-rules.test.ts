import assert from 'node:assert/strict'
import test from 'node:test'
import { commonStems } from './common-passwords.ts'
import { checkPassword } from './password-rules.ts'

const problems = (password: string, person?: { email?: string; name?: string }) =>
  checkPassword(password, { min: 8, person })

test('a password has at least eight characters, counted as people count them', () => {
  assert.deepEqual(problems('kZ4#xq9'), ['too_short'])
  assert.deepEqual(problems('🐎🐪🐑🐐🐂🦅🐺'), ['too_short'])
  assert.deepEqual(problems('🐎🐪🐑🐐🐂🦅🐺🦊'), [])
  assert.deepEqual(checkPassword('kZ4#xq9v!', { min: 12 }), ['too_short'])
})

test('long passwords are accepted up to 256 characters or 1,024 bytes', () => {
  const phrase = 'Ховдын голын эрэг дээр долоон бор тэмээ '
  assert.deepEqual(problems(phrase.repeat(2)), [])
  assert.deepEqual(problems(phrase.repeat(7)), ['too_long'])
  assert.deepEqual(problems('a long phrase '.repeat(18).slice(0, 256)), [])
  assert.deepEqual(problems('x'.repeat(100_000)), ['too_long'])
  assert.deepEqual(problems('\ufdfa'.repeat(200)), ['too_long'])
})

test('any Unicode and any composition will do', () => {
  for (const password of [
    'наран дундуур салхи',
    'correct horse battery',
    'gtrkwmxb',
    '    tab\t space',
    'żółw-gęś-jaźń',
  ]) {
    assert.deepEqual(problems(password), [], password)
  }
})

test('known breached passwords are refused with their usual disguises', () => {
  const known = [
    'password',
    'Password1',
    'P@ssw0rd!',
    'PASSWORD123',
    'pass word',
    'Welcome2024!',
    'iloveyou',
    'sunshine1',
    '!!dragon!!',
    'football99',
    'letmein123',
    'changeme',
    'Administrator1',
    'superman',
    'trustno1',
    'starwars',
    'ｐａｓｓｗｏｒｄ',
    'testtest',
    'swordfis',
  ]
  for (const password of known) assert.deepEqual(problems(password), ['breached'], password)
})

test('what people here would choose is refused too', () => {
  const known = [
    'mongolia',
    'Mongol2024',
    'Chinggis1',
    'ulaanbaatar',
    'Улаанбаатар1',
    'Чингис1162',
    'нууц үг',
    'Нууцүг123',
    'сайнбайнауу',
    'hairtaishuu',
    'bayarlalaa',
    'Naadam2025',
    'наадам2025',
    'sukhbaatar',
    'Tamga2026!',
    'пароль123',
    'ghbdtn123',
  ]
  for (const password of known) assert.ok(problems(password).includes('breached'), password)
})

test('counting, keyboard walks, repetitions and bare numbers are refused', () => {
  const known = [
    '12345678',
    '987654321',
    '1234567890',
    'abcdefgh',
    'abcd1234',
    'qwertyuiop',
    'qwerty123',
    'asdfghjkl',
    '1qaz2wsx',
    '1q2w3e4r',
    'zaq12wsx',
    'qazwsxedc',
    'aaaaaaaa',
    '11112222',
    'abababab',
    '12341234',
    'йцукенгш',
    'фцужэнгш',
    '99119911',
    '19850417',
    '!@#$%^&*',
  ]
  for (const password of known) assert.deepEqual(problems(password), ['breached'], password)
})

test('the e-mail or name of the person is no password, alone or with a little besides', () => {
  const person = { email: 'bat.erdene@example.mn', name: 'Дорж Бат-Эрдэнэ' }
  for (const password of [
    'bat.erdene',
    'BatErdene2024',
    'erdene!99x',
    'bat.erdene@example.mn',
    'Бат-Эрдэнэ1',
    'дорж-бат-эрдэнэ',
  ]) {
    assert.ok(problems(password, person).includes('contains_personal_data'), password)
  }
  for (const password of ['erdene rides at dawn', 'gtrkwmxb', 'batteries in a drawer']) {
    assert.deepEqual(problems(password, person), [], password)
  }
  assert.deepEqual(problems('gtrkwmxb', {}), [])
  assert.deepEqual(problems('xk-li-9#vw', { email: 'li@a.mn', name: 'Li' }), [])
})

test('more than a thousand common stems are known', () => {
  assert.ok(commonStems.size > 1000)
  for (const stem of commonStems) assert.equal(stem, stem.toLowerCase().normalize('NFKC'))
})
