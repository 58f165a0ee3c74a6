import assert from 'node:assert/strict'
import test from 'node:test'
import { fmt } from './fmt.ts'
import { LANGUAGES } from './languages.ts'

const moment = new Date('2026-11-05T18:07:00Z')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('Mongolian dates are written the Mongolian way', () => {
  assert.equal(fmt.date('mn', moment, { style: 'short' }), '2026.11.05')
  assert.equal(fmt.date('mn', moment), '2026 оны 11-р сарын 5')
  assert.equal(fmt.date('mn', moment, { style: 'long' }), '2026 оны 11-р сарын 5, пүрэв гараг')
  assert.equal(fmt.dateTime('mn', moment, { style: 'short' }), '2026.11.05 18:07')
})

test('a date is that of the time zone asked for', () => {
  const options = { style: 'long', timeZone: 'Asia/Ulaanbaatar' } as const
  assert.equal(fmt.dateTime('mn', moment, options), '2026 оны 11-р сарын 6, баасан гараг, 02:07')
  assert.equal(fmt.date('en', moment, { timeZone: 'Asia/Ulaanbaatar' }), '6 Nov 2026')
})

test('the other languages write dates their own way', () => {
  assert.equal(fmt.date('en', moment), '5 Nov 2026')
  assert.equal(fmt.date('zh', moment), '2026年11月5日')
  assert.equal(fmt.date('fr', moment), '5 nov. 2026')
  assert.match(fmt.date('ar', moment), /نوفمبر/)
})

test('relative time counts in the largest whole unit', () => {
  const ago = (seconds: number) => new Date(moment.getTime() - seconds * 1000)
  assert.equal(fmt.relative('mn', ago(0), moment), 'дөнгөж сая')
  assert.equal(fmt.relative('mn', ago(300), moment), '5 минутын өмнө')
  assert.equal(fmt.relative('mn', ago(3 * 86_400), moment), '3 хоногийн өмнө')
  assert.equal(fmt.relative('mn', ago(-7200), moment), '2 цагийн дараа')
  assert.equal(fmt.relative('en', ago(3 * 86_400), moment), '3 days ago')
  assert.equal(fmt.relative('ru', ago(-7200), moment), 'через 2 часа')
  assert.equal(fmt.relative('fr', ago(0), moment), 'maintenant')
})

test('durations are told in at most two units, from days down', () => {
  assert.equal(fmt.duration('mn', 604_800), '7 хоног')
  assert.equal(fmt.duration('mn', 3600), '1 цаг')
  assert.equal(fmt.duration('mn', 5400), '1 цаг 30 минут')
  assert.equal(fmt.duration('mn', 90_061), '1 хоног 1 цаг')
  assert.equal(fmt.duration('mn', 0), '0 секунд')
  assert.equal(fmt.duration('en', 5400), '1 hour, 30 minutes')
  assert.equal(plain(fmt.duration('ru', 604_800)), '7 дней')
  assert.equal(fmt.duration('zh', 5400), '1小时30分钟')
})

test('numbers, sizes and lists follow the language', () => {
  assert.equal(fmt.number('mn', 1_234_567.5), '1,234,567.5')
  assert.equal(plain(fmt.number('ru', 1_234_567.5)), '1 234 567,5')
  assert.equal(fmt.number('ar', 1234), '1,234')
  assert.equal(fmt.bytes('mn', 1_048_576), '1 МБ')
  assert.equal(fmt.bytes('mn', 1536), '1.5 КБ')
  assert.equal(fmt.bytes('en', 1_048_576), '1 MB')
  assert.equal(fmt.list('mn', ['Бат', 'Дорж', 'Сараа']), 'Бат, Дорж болон Сараа')
  assert.equal(fmt.list('es', ['a', 'b']), 'a y b')
})

test('every language formats everything', () => {
  for (const language of LANGUAGES) {
    assert.ok(fmt.dateTime(language, moment, { style: 'long' }))
    assert.ok(fmt.relative(language, new Date(0), moment))
    assert.ok(fmt.duration(language, 60))
    assert.ok(fmt.bytes(language, 12))
    assert.ok(fmt.list(language, ['a', 'b', 'c']))
  }
})
