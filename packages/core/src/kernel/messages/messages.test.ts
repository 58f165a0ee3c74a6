import assert from 'node:assert/strict'
import test from 'node:test'
import { LANGUAGES } from '@tamga/formats'
import { kernelErrors } from '../http/kernel-errors.ts'
import { incompleteMessages } from '../i18n/incomplete.ts'
import { createTranslator } from '../i18n/messages.ts'
import { kernelMessages } from './index.ts'

test('every text of the kernel is complete in all seven languages', () => {
  const incomplete = kernelMessages.flatMap(messages => incompleteMessages(messages))
  assert.deepEqual(incomplete, [])
})

test('every problem has a title and a detail that says what to do', () => {
  const translator = createTranslator(kernelMessages)
  const titles = translator.keys().filter(key => /^problem\.[a-z_]+$/.test(key))
  assert.deepEqual(
    titles.toSorted(),
    Object.keys(kernelErrors).map(code => `problem.${code}`),
  )
  for (const key of titles) assert.ok(translator.has(`${key}.detail`), key)
})

test('a title ends without a full stop and a detail with one', () => {
  const translator = createTranslator(kernelMessages)
  for (const key of translator.keys().filter(name => /^(problem|field)\./.test(name))) {
    for (const language of LANGUAGES) {
      const ended = /[.。]$/.test(translator.text(language, key, { seconds: 5, min: 5, max: 5 }))
      assert.equal(ended, key.endsWith('.detail'), `${language} ${key}`)
    }
  }
})

test('the answer to too many requests counts the seconds in the grammar of each language', () => {
  const { text } = createTranslator(kernelMessages)
  const key = 'problem.too_many_requests.detail'
  assert.equal(text('mn', key, { seconds: 30 }), '30 секундын дараа дахин оролдоно уу.')
  assert.equal(text('ru', key, { seconds: 21 }), 'Повторите попытку через 21 секунду.')
  assert.equal(text('ru', key, { seconds: 22 }), 'Повторите попытку через 22 секунды.')
  assert.equal(text('ru', key, { seconds: 25 }), 'Повторите попытку через 25 секунд.')
  assert.equal(text('ar', key, { seconds: 2 }), 'يُرجى إعادة المحاولة بعد ثانيتين.')
  assert.equal(text('ar', key, { seconds: 5 }), 'يُرجى إعادة المحاولة بعد 5 ثوانٍ.')
})
