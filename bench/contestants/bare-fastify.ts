// The least that a session check can be: Fastify, pg's pool of the same size, one prepared statement. Once as one function
// call under row-level security that finds the session by its hash, enters the tenant and reads the member; once as one
// plain query without any isolation.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { startChild } from '../child.ts'
import { run } from '../postgres.ts'
import { type Contestant, freePort } from './contestant.ts'

type Kind = 'rls' | 'plain'

const MEMBERS = 1000
const tokenOf = (index: number) => `bench-session-${index}`
const ROLE_PASSWORD = 'bench'

const SCHEMA = `
  create table member (tenant_id uuid not null, id uuid not null, name text not null, email text not null, primary key (tenant_id, id));
  create table session (token_hash bytea primary key, tenant_id uuid not null, member_id uuid not null, expires_at timestamptz not null);
  alter table member enable row level security;
  alter table session enable row level security;
  create policy tenant_isolation on member using (tenant_id = nullif(current_setting('bench.tenant', true), '')::uuid);
  create policy holder on session using (token_hash = decode(current_setting('bench.token_hash', true), 'hex'));
  create function session_check(hash bytea) returns table (id uuid, name text, email text, tenant_id uuid, expires_at timestamptz)
  language plpgsql security invoker as $$
  declare s record; was text;
  begin
    was := set_config('bench.token_hash', encode(hash, 'hex'), true);
    select * into s from session where session.token_hash = hash and session.expires_at > now();
    if not found then return; end if;
    was := set_config('bench.tenant', s.tenant_id::text, true);
    return query select m.id, m.name, m.email, s.tenant_id, s.expires_at from member m where m.tenant_id = s.tenant_id and m.id = s.member_id;
  end $$;
  insert into member select t, gen_random_uuid(), 'Member ' || i, 'member' || i || '@bench.example'
    from gen_random_uuid() t, generate_series(1, ${MEMBERS}) i;
  insert into session select sha256(convert_to('bench-session-' || row_number() over (), 'utf8')), tenant_id, id, now() + interval '1 day' from member`

const STATEMENTS: Record<Kind, string> = {
  rls: 'select * from session_check($1)',
  plain:
    'select m.id, m.name, m.email, s.tenant_id, s.expires_at from session s join member m on m.tenant_id = s.tenant_id and m.id = s.member_id where s.token_hash = $1 and s.expires_at > now()',
}

const REPLY = {
  type: 'object',
  properties: Object.fromEntries(
    ['id', 'name', 'email', 'tenant_id', 'expires_at'].map(name => [name, { type: 'string' }]),
  ),
}

export const bareFastify =
  (kind: Kind): Contestant =>
  async postgres => {
    const database = await postgres.createDatabase(`bare_${kind}`)
    const role = `bare_${kind}`
    const attributes = kind === 'rls' ? 'nobypassrls' : 'bypassrls'
    await run(database, [
      SCHEMA,
      `create role ${role} login ${attributes} password '${ROLE_PASSWORD}'`,
      `grant select on all tables in schema public to ${role}`,
      'analyze',
    ])
    const url = Object.assign(new URL(database), { username: role, password: ROLE_PASSWORD })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const program = new URL(import.meta.url)
    const child = await startChild({
      program,
      args: [kind, String(port), url.href],
      env: {},
      readyUrl: `${origin}/health`,
    })
    return {
      name: kind === 'rls' ? 'bare Fastify, one RLS function' : 'bare Fastify, one plain query',
      pids: [child.pid],
      load: {
        origins: [origin],
        requests: Array.from({ length: MEMBERS / 2 }, (_, index) => ({
          method: 'GET',
          path: '/me',
          headers: { authorization: `Bearer ${tokenOf(1 + index * 2)}` },
        })),
      },
      stop: child.stop,
    }
  }

async function serve(kind: Kind, port: number, connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  const server = Fastify()
  server.get('/health', () => ({ status: 'ok' }))
  server.get('/me', { schema: { response: { 200: REPLY } } }, async (request, reply) => {
    const token = request.headers.authorization!.slice('Bearer '.length)
    const { rows } = await pool.query({
      name: 'me',
      text: STATEMENTS[kind],
      values: [createHash('sha256').update(token).digest()],
    })
    return rows[0] ?? reply.code(401 as 200).send({})
  })
  await server.listen({ host: '127.0.0.1', port })
}

if (import.meta.main) await serve(process.argv[2] as Kind, Number(process.argv[3]), process.argv[4]!)
