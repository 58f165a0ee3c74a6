import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** Some conversations of each person, with one question in each. */
export const ASSISTANT: Readonly<Record<string, Volume>> = {
  assistant_conversation: some(`insert into assistant_conversation (tenant_id, id, person_id, title, last_at)
    select $tenant, pg_temp.id('conversation', n), pg_temp.id('person', 1 + n % 1000), 'Асуулт', now() - n * interval '1 minute'
      from generate_series(1, $rows) n`),
  assistant_message: some(`insert into assistant_message (tenant_id, id, conversation_id, question, status)
    select $tenant, pg_temp.id('message', n), pg_temp.id('conversation', n), 'Асуулт', 'done' from generate_series(1, $rows) n`),
  assistant_event: some(`insert into assistant_event (tenant_id, message_id, number, event, data)
    select $tenant, pg_temp.id('message', n), 1, 'text', '{}' from generate_series(1, $rows) n`),
  assistant_proposal:
    some(`insert into assistant_proposal (tenant_id, id, person_id, tool, via, method, path, body, records, hash, status, expires_at)
    select $tenant, pg_temp.id('proposal', n), pg_temp.id('person', 1 + n % 1000), 'propose_end_sessions', 'assistant', 'DELETE', '/x',
           '{}', '[]', sha256(n::text::bytea), case when n % 100 = 0 then 'waiting' else 'used' end, now() + (n - $rows / 2) * interval '1 minute'
      from generate_series(1, $rows) n`),
  mcp_agent: some(`insert into mcp_agent (tenant_id, id, person_id, client_id, last_used_at)
    select $tenant, pg_temp.id('agent', n), pg_temp.id('person', 1 + n % 1000), 'agent-' || n, now() - n * interval '1 minute'
      from generate_series(1, $rows) n`),
  oauth_resource: some(`insert into oauth_resource (tenant_id, id, uri, name, scopes, format)
    select $tenant, pg_temp.id('resource', n), 'https://resource-' || n || '.example/api', 'x', '{x.read}', 'jwt' from generate_series(1, $rows) n`),
  oauth_document_host: some(`insert into oauth_document_host (tenant_id, host)
    select case when n <= 20 then $tenant else pg_temp.id('tenant', n) end, 'host-' || n || '.example' from generate_series(1, $rows) n`),
  assistant_usage: some(`insert into assistant_usage (tenant_id, person_id, period, tokens)
    select $tenant, pg_temp.id('person', 1 + n % 5000), current_date - n / 5000, 10 from generate_series(1, $rows) n`),
}
