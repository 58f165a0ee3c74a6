import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { receiveMail, startTestPlatform } from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const importCsv = (text: string, query = '', headers: Record<string, string> = {}) =>
  admin.request('POST', `/organisation/members/import${query}`, text, {
    'content-type': 'text/csv',
    ...headers,
  })

const countOf = async (table: string) =>
  (await owner.query(`select count(*)::int from ${table}`)).rows[0].count

await admin.post('/organisation/roles', { name: 'Багш', key: 'teacher' })

const nowhere = { unit: null, position: null, manager: null, employee_number: null }

test('a dry run says what would happen and changes nothing', async () => {
  const people = await countOf('person')
  const answer = await importCsv(
    'name,email,roles\nБат,bat@import.example,teacher\nДорж,dorj@import.example,\n',
    '?dry_run=true',
  )
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(answer.body, {
    dry_run: true,
    lines: 2,
    invited: 2,
    plan: [
      { line: 2, email: 'bat@import.example', name: 'Бат', roles: ['teacher'], ...nowhere },
      { line: 3, email: 'dorj@import.example', name: 'Дорж', roles: [], ...nowhere },
    ],
    errors: [],
  })
  assert.equal(await countOf('person'), people)
})

test('a file with any error changes nothing and names every line', async () => {
  const [people, records] = [await countOf('person'), await countOf('audit_record')]
  const text = [
    'email,name,roles',
    'good@import.example,Сайн,',
    'no address,Муу,',
    'noname@import.example,,',
    'role@import.example,Үүрэг,teacher;no-such',
    'GOOD@import.example,Давхар,',
    'admin@first.example,Админ,',
    '',
    'cells@import.example,Олон,,,x',
  ].join('\r\n')
  for (const query of ['', '?dry_run=true']) {
    const answer = await importCsv(text, query, { 'accept-language': 'en' })
    assert.equal(answer.status, query ? 200 : 422)
    if (!query) assert.equal(answer.body.code, 'import_invalid')
    assert.deepEqual(
      answer.body.errors.map((error: { line: number; path: string; code: string }) => [
        error.line,
        error.path,
        error.code,
      ]),
      [
        [3, '/email', 'email'],
        [4, '/name', 'required'],
        [5, '/roles', 'unknown_role'],
        [6, '/email', 'duplicate_line'],
        [7, '/email', 'already_member'],
        [9, '', 'extra_cells'],
      ],
    )
    assert.equal(answer.body.errors[2].message, 'There is no such role')
  }
  assert.equal((await importCsv(text)).body.errors[2].message, 'Ийм үүрэг байхгүй')
  assert.equal(await countOf('person'), people)
  assert.equal(await countOf('audit_record'), records)
})

test('everyone in a sound file is invited, with one record for the whole import', async () => {
  const answer = await importCsv(
    '\ufeffҮүрэг;И-мэйл;Нэр\r\n"teacher";Saraa@Import.example;Сараа\r\n;tuya@import.example;"Туяа, багш"\r\n',
  )
  assert.equal(answer.status, 201, answer.text)
  assert.equal(answer.body.invited, 2)
  const { items } = (await admin.get('/organisation/members?status=invited&q=import.example&sort=name')).body
  assert.deepEqual(
    items.map((item: { name: string; email: string; roles: { key: string }[] }) => [
      item.name,
      item.email,
      item.roles.map(role => role.key),
    ]),
    [
      ['Сараа', 'saraa@import.example', ['teacher', 'user']],
      ['Туяа, багш', 'tuya@import.example', ['user']],
    ],
  )
  const { rows } = await owner.query(`select changes from audit_record where action = 'member.imported'`)
  assert.deepEqual(rows, [{ changes: { invited: [null, 2] } }])
  assert.ok((await receiveMail(world.mailDir, 'tuya@import.example')).token)
  assert.equal(
    (await importCsv('email,name\ntuya@import.example,Туяа\n')).body.errors[0].code,
    'already_member',
  )
})

test('the header must name the columns, and the file must have somebody in it', async () => {
  const codes = async (text: string) =>
    (await importCsv(text)).body.errors.map((error: { code: string }) => error.code)
  assert.deepEqual(await codes('email\nx@import.example\n'), ['missing_column'])
  assert.deepEqual(await codes('email,name,password\n'), ['unknown_column'])
  assert.deepEqual(await codes('email,name,e-mail\n'), ['repeated_column'])
  assert.deepEqual(await codes('email,name\n'), ['empty_file'])
  assert.deepEqual(await codes(''), ['missing_column', 'missing_column'])
  assert.deepEqual(await codes('email,name\nx@import.example,"open\n'), ['malformed'])
  const many = Array.from({ length: 5001 }, (_, index) => `p${index}@import.example,P`)
  assert.deepEqual(await codes(['email,name', ...many].join('\n')), ['too_many_lines'])
})

test('an import takes CSV in UTF-8 alone', async () => {
  assert.equal((await admin.post('/organisation/members/import', {})).status, 415)
  assert.equal((await importCsv('email,name\nx@import.example,a\0b\n')).status, 400)
  assert.equal((await importCsv('email,name\n', '?dry=true')).status, 400)
})

test('five thousand people are invited in one go', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `bulk${index}@import.example,Хүн ${index},teacher`)
  const answer = await importCsv(['email,name,roles', ...lines].join('\n'))
  assert.equal(answer.status, 201, answer.text.slice(0, 300))
  assert.equal(answer.body.invited, 5000)
  assert.equal(
    (await admin.get('/organisation/invitations?status=pending&q=bulk&count=true&limit=1')).body.total,
    5000,
  )
})

test('two imports of the same people at once: one invites them, the other is told', async () => {
  const people = Array.from({ length: 50 }, (_, index) => `twin${index}@import.example,Ихэр`)
  const [one, two] = await Promise.all([
    importCsv(['email,name', ...people].join('\n')),
    importCsv(['email,name', ...people.reverse()].join('\n')),
  ])
  assert.deepEqual([one.status, two.status].sort(), [201, 422])
  const { rows } = await owner.query(`select count(*)::int from invitation where email like 'twin%'`)
  assert.equal(rows[0].count, 50)
})
