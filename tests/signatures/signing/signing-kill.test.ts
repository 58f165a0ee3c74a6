import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  createClient,
  createMigratedDatabase,
  freePort,
  makeOpenFolder,
  pg,
  removeFolder,
  skipWithout,
  startTamga,
  until,
} from '@tamga/core/testing'
import { makeDocument } from '../sample-files.ts'
import { CITIZENS, PIN2 } from './signing-world.ts'
import { makeSoftHsm, SOFTHSM_MODULE } from './soft-hsm.ts'

const skip = skipWithout('softhsm2', 'opensc')
const EMAIL = 'admin@kill.example'
const PASSWORD = 'a long seal of bronze 1206'
const IN_BATCH = 4

/** What a job writes down, in its order. The last one is held in the commit itself, which the server finishes without its client. */
const STEPS = ['prepared', 'awaiting_signer', 'signature', 'signed', 'commit'] as const
type Step = (typeof STEPS)[number]

/** Each document is held at one write of its job for as long as the test holds the lock. */
const GATES = `
  create table public.gate (document_id uuid primary key, step text not null);
  grant select on public.gate to public;
  create function public.wait_at_gate() returns trigger language plpgsql as $$
  declare
    at_step text;
  begin
    if tg_table_name = 'signature_log' then at_step := 'commit';
    elsif tg_op = 'INSERT' then at_step := 'prepared';
    elsif new.status = 'awaiting_signer' and old.status = 'prepared' then at_step := 'awaiting_signer';
    elsif new.signature is not null and old.signature is null then at_step := 'signature';
    elsif new.status = 'signed' then at_step := 'signed';
    end if;
    if exists (select from public.gate g where g.document_id = new.document_id and g.step = at_step) then
      perform set_config('lock_timeout', '0', true);
      perform pg_advisory_xact_lock_shared(1206);
    end if;
    return new;
  end $$;
  create trigger wait_at_gate before insert or update on signature_job for each row execute function public.wait_at_gate();
  create constraint trigger wait_at_gate after insert on signature_log deferrable initially deferred
    for each row execute function public.wait_at_gate();`
const HELD = `select count(*)::int as jobs from pg_locks
  where locktype = 'advisory' and objid = 1206 and not granted
    and database = (select oid from pg_database where datname = current_database())`

test('a process that is killed at any step leaves each document signed once or not at all, and the next one goes on', {
  skip,
}, async () => {
  const softHsm = makeSoftHsm()
  const folder = await makeOpenFolder('tamga-sign-kill-')
  const databaseUrl = await createMigratedDatabase({ after })
  const port = await freePort()
  const env = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '24',
    DATA_DIR: folder,
    PORT: String(port),
    SHELL_DIR: '',
    SOFTHSM2_CONF: softHsm.configuration,
    PKCS11_MODULE: SOFTHSM_MODULE,
    PKCS11_PIN_FILE: softHsm.pinFile,
    EID_PROMPT_LIMIT: '100/10m',
    BOOTSTRAP_TENANT_SLUG: 'kill',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
    BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
  }
  let service = await startTamga(env)
  const database = new pg.Client(databaseUrl)
  // The database goes with the test, whatever is connected to it.
  database.on('error', () => undefined)
  await database.connect()
  after(async () => {
    service.child.kill('SIGKILL')
    await service.ended
    await database.end().catch(() => undefined)
    softHsm.close()
    await removeFolder(folder)
  })
  const admin = createClient(`http://127.0.0.1:${port}`)
  await admin.signIn(EMAIL, PASSWORD)
  const { body } = await admin.post('/seal/key', { kind: 'ec-p256' })
  const pem = await admin.request('POST', '//sim/ca/certificates', body.awaiting.request, {
    'content-type': 'application/pkcs10',
  })
  assert.equal((await admin.put('/seal/certificate', { pem: pem.text })).status, 200)
  await database.query(GATES)
  await database.query(
    `insert into national_identity (source, subject, person_id, civil_id, level)
     select 'eid', $1, id, $2, 'QUALIFIED' from person where email = $3`,
    [`PNOMN-${CITIZENS[0]}`, CITIZENS[0], EMAIL],
  )

  const upload = async (title: string, step?: Step): Promise<string> => {
    const headers = { 'content-type': 'application/pdf' }
    const path = `/documents?title=${encodeURIComponent(title)}`
    const { id } = (await admin.request('POST', path, await makeDocument(false, title), headers)).body
    if (step) await database.query('insert into public.gate values ($1, $2)', [id, step])
    return id
  }
  const stateOf = async (id: string) => {
    const found = (await admin.get(`/documents/${id}`)).body
    return [found.version_no, found.signatures, found.status]
  }
  /** Whatever is on the phone: of a question whose process died nobody takes the answer. */
  const confirm = async () => {
    const { text } = await admin.get('//sim/eid/__phone')
    for (const session of new Set(text.match(/(?<=__phone\/)[0-9a-f-]{36}/g)))
      await admin.request('POST', `//sim/eid/__phone/${session}`, { action: 'confirm', pin: PIN2 })
  }
  const begin = (id: string, method: string) =>
    admin.post(`/documents/${id}/signatures`, { method, level: 'B-B' })
  const goOn = async (id: string) => (await admin.get(`/signature-jobs/${id}`)).body.job
  const untilHeld = (jobs: number) =>
    until(`${jobs} jobs are held`, async () => (await database.query(HELD)).rows[0].jobs === jobs)

  const documents: string[] = []
  for (let no = 0; no < IN_BATCH; no += 1)
    documents.push(await upload(`Batch ${no}`, no === 2 ? 'signed' : undefined))
  const jobs: { id: string; method: 'eid' | 'seal'; step: Step }[] = []
  for (const step of STEPS) jobs.push({ id: await upload(`e-ID ${step}`, step), method: 'eid', step })
  // Whoever writes the log waits for whoever is writing it: one of them can be in its commit.
  for (const step of STEPS.slice(0, -1))
    jobs.push({ id: await upload(`Seal ${step}`, step), method: 'seal', step })
  const isConfirmed = ({ method, step }: (typeof jobs)[number]) => method === 'eid' && STEPS.indexOf(step) > 1
  const confirmed: string[] = []
  for (const { id } of jobs.filter(isConfirmed)) confirmed.push((await begin(id, 'eid')).body.job.id)
  await confirm()

  await database.query('select pg_advisory_lock(1206)')
  const batch = (await admin.post('/signature-batches', { documents, level: 'B-B' })).body
  // The one in its commit comes last: it keeps the others from the log.
  const asked = [
    ...jobs.filter(job => !isConfirmed(job)).map(({ id, method }) => begin(id, method)),
    ...confirmed.slice(0, -1).map(goOn),
  ]
  await untilHeld(jobs.length)
  asked.push(goOn(confirmed.at(-1)!))
  await untilHeld(jobs.length + 1)

  service.child.kill('SIGKILL')
  await Promise.all([service.ended, Promise.allSettled(asked)])
  await database.query('select pg_advisory_unlock(1206)')
  await untilHeld(0)
  await database.query('delete from public.gate')
  service = await startTamga(env)

  for (const { id, method, step } of jobs) {
    const what = `${method} ${step}`
    const { rows } = await database.query('select id, status from signature_job where document_id = $1', [id])
    assert.equal(rows.length, step === 'prepared' ? 0 : 1, what)
    if (step === 'prepared') assert.deepEqual(await stateOf(id), [1, 0, 'draft'])
    if (step === 'commit') assert.deepEqual([rows[0].status, await stateOf(id)], ['signed', [2, 1, 'signed']])
    const job = rows[0] ?? (await begin(id, method)).body.job
    if (method === 'eid' && step === 'awaiting_signer') {
      const asked = (await admin.get(`/signature-jobs/${job.id}?wait=1`)).body.job
      const phone = (await admin.get('//sim/eid/__phone')).text
      assert.ok(phone.split(`e-ID ${step}`).length <= 2, 'the phone rings once')
      // A service that came back too late cannot find the question again: the person begins anew.
      if (asked.failure === 'interrupted') job.id = (await begin(id, method)).body.job.id
    }
    if (method === 'eid' && STEPS.indexOf(step) < 2) await confirm()
    assert.equal((await goOn(job.id)).status, 'signed', what)
    assert.deepEqual(await stateOf(id), [2, 1, 'signed'], what)
    assert.equal((await admin.get(`/signatures?document=${id}`)).body.items.length, 1, what)
  }
  const ended = await until('the batch is finished', async () => {
    const state = (await admin.get(`/signature-batches/${batch.id}`)).body
    return state.status === 'finished' && state
  })
  assert.deepEqual([ended.done, ended.failed], [IN_BATCH, 0], JSON.stringify(ended.items))
  for (const id of documents) assert.deepEqual(await stateOf(id), [2, 1, 'signed'])
  const { intact, entries } = (await admin.get('/signatures/verify')).body
  assert.deepEqual([intact, entries], [true, IN_BATCH + jobs.length])
})
