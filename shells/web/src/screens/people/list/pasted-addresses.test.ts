import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf, readPasted } from './pasted-addresses.ts'

test('a pasted list is read as mail programs and spreadsheets write it', () => {
  const { people, faults } = readPasted(
    'Бат Дорж <bat@first.example>; saraa.bold@first.example\n"Од, Э" <od@first.example>\nnobody\nBAT@first.example',
  )
  assert.deepEqual(people.map(({ email }) => email).sort(), [
    'bat@first.example',
    'od@first.example',
    'saraa.bold@first.example',
  ])
  assert.equal(people.find(({ email }) => email.startsWith('bat'))!.name, 'Бат Дорж')
  assert.equal(people.find(({ email }) => email.startsWith('saraa'))!.name, 'Saraa Bold')
  assert.equal(people.find(({ email }) => email.startsWith('od'))!.name, 'Од, Э')
  assert.deepEqual(faults, ['nobody'])
})

test('what is sent cannot leave its cell', () => {
  const csv = csvOf([{ email: 'a@b.example', name: 'Say "hi", all' }], ['user', 'books'])
  assert.equal(csv, 'email,name,roles\r\n"a@b.example","Say ""hi"", all","user;books"')
})
