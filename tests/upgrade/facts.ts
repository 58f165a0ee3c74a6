/** What the upgrade test knows about a released dump without asking the database. */
export type Facts = {
  /** The commit whose code wrote the dump; the first releases did not note it. */
  readonly commit?: string
  readonly email: string
  readonly password: string
  readonly session_token: string
  readonly refresh_token: string
  readonly client: { readonly client_id: string; readonly client_secret: string }
  /** Answers of the released service to the same questions; the upgraded one must give them again. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Seals what the dump holds sealed: a key of its own, worth nothing elsewhere. */
export const DUMP_SECRET_KEY = Buffer.alloc(32, 'dump').toString('base64')

/** Lists whose entries must survive an upgrade, each with the fields that identify an entry. */
export const QUESTIONS: readonly (readonly [path: string, ...fields: string[]])[] = [
  ['/organisation/members?limit=200', 'id', 'email', 'status'],
  ['/organisation/roles?limit=200', 'id', 'key', 'permissions'],
  ['/sso/clients?limit=200', 'id', 'client_id', 'has_secret', 'redirect_uris'],
  ['/sso/federation/providers?limit=200', 'id', 'slug', 'issuer', 'has_secret'],
  ['/sso/federation/links?limit=200', 'id', 'subject'],
  ['/sso/reviews/campaigns?limit=200', 'id', 'name', 'status', 'counts'],
  ['/sso/scim/targets?limit=200', 'id', 'name', 'base_url', 'has_token'],
  ['/sso/scim/runs?limit=200', 'id', 'operation'],
  ['/sso/sessions/events?limit=200', 'id', 'cause', 'reason'],
  ['/audit?limit=200', 'id', 'action', 'kind'],
  ['/platform/tenants?limit=200', 'id', 'slug'],
  ['/organisation/units?limit=200', 'id', 'name'],
  ['/documents?limit=200', 'id', 'title', 'number'],
  ['/documents/folders', 'id', 'name'],
  ['/documents/templates', 'id', 'name'],
  ['/approvals/templates', 'id', 'name'],
  ['/reports?limit=200', 'id', 'name'],
  ['/service-accounts?limit=200', 'id', 'name'],
]

type ApiReader = {
  get(
    path: string,
  ): Promise<{ status: number; text: string; body: { items: object[]; next_cursor?: string } }>
}

/** All pages: what the release told first may have moved behind newer entries. */
async function readList(api: ApiReader, path: string): Promise<object[]> {
  const items: object[] = []
  let cursor: string | undefined
  do {
    const { status, body, text } = await api.get(cursor ? `${path}&cursor=${cursor}` : path)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    items.push(...body.items)
    cursor = body.next_cursor ?? undefined
  } while (cursor)
  return items
}

/** The entries by id, so that their order and fields added later do not matter; a release answered what it knew. */
export async function answerQuestions(
  api: ApiReader,
  known: readonly string[] = QUESTIONS.map(([path]) => path),
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const [path, ...fields] of QUESTIONS.filter(([question]) => known.includes(question))) {
    const items = await readList(api, path)
    const entries = items.map(item => Object.fromEntries(fields.map(field => [field, item[field as never]])))
    answers[path] = entries.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  return answers
}
