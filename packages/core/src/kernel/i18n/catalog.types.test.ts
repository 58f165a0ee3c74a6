import assert from 'node:assert/strict'
import test from 'node:test'
import { catalog, plural, sourceCatalog } from '@tamga/formats'
import { defineMessages, textsOf } from './messages.ts'

// The proofs of this file are its @ts-expect-error lines: tsc fails when one of them is no error.

const mn = sourceCatalog({
  title: 'Олдсонгүй',
  greeting: 'Сайн байна уу, {person}. Та {organisation} байгууллагын гишүүн боллоо.',
  members: plural('count', { one: '{team}: {count} гишүүн', other: '{team}: {count} гишүүн' }),
})
const greeting = 'Hello {person}, welcome to {organisation}'
const members = { one: '{team}: one member', other: '{team}: {count} members' } as const
const en = catalog('en', mn)({ title: 'Not found', greeting, members })
const fr = catalog(
  'fr',
  mn,
)({
  title: 'Introuvable',
  greeting: '{organisation} vous accueille, {person}',
  members: {
    one: '{team} : {count} membre',
    many: '{team} : {count} de membres',
    other: '{team} : {count} membres',
  },
})
const ru = catalog(
  'ru',
  mn,
)({
  title: 'Не найдено',
  greeting: '{person}, вы участник организации «{organisation}»',
  members: {
    one: '{team}: {count} участник',
    few: '{team}: {count} участника',
    many: '{team}: {count} участников',
    other: '{team}: {count} участника',
  },
})
const es = catalog(
  'es',
  mn,
)({
  title: 'No encontrado',
  greeting: 'Hola, {person}: ya es miembro de {organisation}',
  members: {
    one: '{team}: un miembro',
    many: '{team}: {count} de miembros',
    other: '{team}: {count} miembros',
  },
})
const zh = catalog(
  'zh',
  mn,
)({
  title: '未找到',
  greeting: '{person}，您已成为{organisation}的成员',
  members: { other: '{team}：{count} 位成员' },
})
const ar = catalog(
  'ar',
  mn,
)({
  title: 'غير موجود',
  greeting: 'مرحبًا {person}، أصبحت عضوًا في {organisation}',
  members: {
    zero: '{team}: لا أعضاء',
    one: '{team}: عضو واحد',
    two: '{team}: عضوان',
    few: '{team}: {count} أعضاء',
    many: '{team}: {count} عضوًا',
    other: '{team}: {count} عضو',
  },
})
const messages = defineMessages({ mn, en, ar, zh, fr, ru, es })

test('a complete catalogue in seven languages passes', () => {
  assert.equal(textsOf(messages, 'en')('members', { team: 'A', count: 1 }), 'A: one member')
})

test('a missing or extra key does not compile', () => {
  // @ts-expect-error greeting is missing
  catalog('en', mn)({ title: 'Not found', members })
  // @ts-expect-error the plural entry is missing
  catalog('en', mn)({ title: 'Not found', greeting })
  // @ts-expect-error farewell is not in the source
  catalog('en', mn)({ title: 'Not found', greeting, members, farewell: 'Bye' })
})

test('a missing or foreign plural category does not compile', () => {
  const rest = { title: 'x', greeting } as const
  // @ts-expect-error English needs other
  catalog('en', mn)({ ...rest, members: { one: '{team} {count}' } })
  // @ts-expect-error English has no few
  catalog('en', mn)({ ...rest, members: { ...members, few: '{team} {count}' } })
  // @ts-expect-error Russian needs few and many
  catalog('ru', mn)({ ...rest, members: { one: '{team} {count}', other: '{team} {count}' } })
  // @ts-expect-error French needs many
  catalog('fr', mn)({ ...rest, members: { one: '{team} {count}', other: '{team} {count}' } })
  // @ts-expect-error Spanish needs many
  catalog('es', mn)({ ...rest, members: { one: '{team} {count}', other: '{team} {count}' } })
  // @ts-expect-error Chinese has no one
  catalog('zh', mn)({ ...rest, members: { one: '{team} {count}', other: '{team} {count}' } })
  // @ts-expect-error a plural entry needs forms, not one text
  catalog('zh', mn)({ ...rest, members: '{team} {count}' })
  // @ts-expect-error a plain entry needs one text
  catalog('zh', mn)({ greeting, members: { other: '{team} {count}' }, title: { other: 'x' } })
  const sixth = {
    zero: '{team}',
    one: '{team}',
    two: '{team}',
    few: '{team} {count}',
    other: '{team} {count}',
  } as const
  // @ts-expect-error Arabic needs many
  catalog('ar', mn)({ ...rest, members: sixth })
  // @ts-expect-error Mongolian needs other
  plural('count', { one: '{count} гишүүн' })
  // @ts-expect-error Mongolian needs one
  plural('count', { other: '{count} гишүүн' })
})

test('a missing or unknown placeholder does not compile', () => {
  // @ts-expect-error {organisation} is missing
  catalog('en', mn)({ title: 'Not found', greeting: 'Hello {person}', members })
  // @ts-expect-error {name} is not in the source
  catalog('en', mn)({ title: 'Not found', greeting: '{name}: {person}, {organisation}', members })
  // @ts-expect-error {what} is not in the source
  catalog('en', mn)({ title: '{what} not found', greeting, members })
  // @ts-expect-error {team} is missing in one form
  catalog('en', mn)({ title: 'x', greeting, members: { one: 'one member', other: '{team}: {count}' } })
  // @ts-expect-error {total} is not in the source
  catalog('en', mn)({ title: 'x', greeting, members: { one: '{team}', other: '{team}: {count} of {total}' } })
  // @ts-expect-error other must say the number
  catalog('en', mn)({ title: 'x', greeting, members: { one: '{team}', other: '{team}: members' } })
  const unnumbered = { one: '{team}', many: '{team}: {count}', other: '{team}: {count}' } as const
  // @ts-expect-error French one also means zero and must say the number
  catalog('fr', mn)({ title: 'x', greeting, members: unnumbered })
  // @ts-expect-error the source's own number must be in its text
  plural('count', { one: 'нэг гишүүн', other: 'гишүүд' })
})

test('a wrong key or parameter does not compile', () => {
  const neverRun = () => {
    textsOf(messages, 'mn')('title')
    textsOf(messages, 'ru')('greeting', { person: 'Бат', organisation: 'Номин' })
    // @ts-expect-error no such key
    textsOf(messages, 'mn')('titel')
    // @ts-expect-error no such language
    textsOf(messages, 'de')('title')
    // @ts-expect-error parameters are missing
    textsOf(messages, 'mn')('greeting')
    // @ts-expect-error organisation is missing
    textsOf(messages, 'mn')('greeting', { person: 'Бат' })
    // @ts-expect-error no such parameter
    textsOf(messages, 'mn')('greeting', { person: 'Бат', organisation: 'Номин', team: 'A' })
    // @ts-expect-error the number of a plural must be a number
    textsOf(messages, 'mn')('members', { team: 'A', count: '3' })
    // @ts-expect-error a text without placeholders takes none
    textsOf(messages, 'mn')('title', { person: 'Бат' })
  }
  assert.equal(typeof neverRun, 'function')
})

test('messages need all seven languages, each in its place', () => {
  // @ts-expect-error Spanish is missing
  assert.throws(() => defineMessages({ mn, en, ar, zh, fr, ru }))
  // @ts-expect-error English stands in the place of French
  assert.throws(() => defineMessages({ mn, en, ar, zh, fr: en, ru, es }))
})
