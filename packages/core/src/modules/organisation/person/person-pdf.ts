import type { SessionContext } from '../../../kernel/context.ts'
import { inTenant } from '../../../kernel/context.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { type PdfTable, pdfReport } from '../../../kernel/pdf/pdf-report.ts'
import type { Member } from '../members/member-store.ts'
import { requireMember } from '../members/members.ts'
import { readPersonOverview } from './person-overview.ts'

type Overview = Awaited<ReturnType<typeof readPersonOverview>>
type Words = (key: string, params?: Record<string, string | number>) => string

/** The access of one member on paper: what they hold and why, for a file or an inspection. */
export async function exportPersonAccess(ctx: SessionContext, id: string): Promise<Stream> {
  const member = await inTenant(ctx, tx => requireMember(tx, ctx, id))
  const overview = await readPersonOverview(ctx, id)
  const day = new Date().toISOString().slice(0, 10)
  return {
    type: 'application/pdf',
    filename: `access-${id.slice(0, 8)}-${day}.pdf`,
    chunks: draw(ctx, member, overview),
  }
}

function draw(ctx: SessionContext, member: Member, overview: Overview): AsyncGenerator<Uint8Array> {
  const word: Words = (key, params) => ctx.services.translator.text(ctx.language, `person.pdf.${key}`, params)
  const { risk } = overview
  return pdfReport({
    language: ctx.language,
    owner: ctx.tenant.name,
    title: word('title'),
    subtitle: `${member.name} · ${member.email}`,
    status: {
      label: word(`risk.${risk.level}`),
      text: word('made_at', { at: moment(new Date().toISOString()) }),
      tone: TONES[risk.level],
    },
    facts: factsOf(word, member, overview),
    figures: figuresOf(word, overview),
    tables: [
      findingsTable(word, overview),
      rolesTable(word, overview),
      permissionsTable(word, overview),
      applicationsTable(word, overview),
    ],
    seal: {
      title: word('seal'),
      text: word('seal.text'),
      lines: ['name', 'signature', 'date'].map(line => word(`sign.${line}`)),
    },
    pageLabel: (page, pages) => word('page', { page, pages }),
    undrawn: word('undrawn'),
  })
}

const TONES = { none: 'good', low: 'plain', medium: 'warn', high: 'bad' } as const

const moment = (at: string | null): string => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : '—')

function factsOf(word: Words, member: Member, { unit_path, second_factor, sessions }: Overview) {
  const facts: [string, string | null][] = [
    ['unit', unit_path.join(' / ')],
    ['position', member.position],
    ['manager', member.manager?.name ?? null],
    ['employee_number', member.employee_number],
    ['status', word(`status.${member.status}`)],
    ['last_seen', moment(member.last_seen_at)],
    ['second_factor', word(second_factor.present ? 'yes' : 'no')],
    ['sessions', String(sessions)],
  ]
  return facts.map(([key, value]) => [word(key), value || '—'] as const)
}

function figuresOf(word: Words, { grants, permissions, applications, risk }: Overview) {
  const figure = (key: string, value: number) => ({
    label: word(key),
    value,
    text: String(value),
    tone: 'plain' as const,
  })
  return [
    figure('roles', grants.length),
    figure('permissions', permissions.length),
    figure('applications', applications.length),
    figure('findings', risk.findings.length),
  ]
}

type Column = readonly [key: string, width: number]

const tableOf = (
  word: Words,
  { title, columns, rows }: { title: string; columns: readonly Column[]; rows: readonly string[][] },
): PdfTable => ({
  title: word(title),
  head: columns.map(([key]) => word(key)),
  widths: columns.map(([, width]) => width),
  rows: asRows(rows),
  empty: word('empty'),
})

async function* asRows(rows: readonly string[][]) {
  for (const row of rows) yield row.map(text => [{ text }])
}

const findingsTable = (word: Words, { risk }: Overview) =>
  tableOf(word, {
    title: 'findings',
    columns: [
      ['level', 0.12],
      ['finding', 0.28],
      ['reason', 0.6],
    ],
    rows: risk.findings.map(({ level, title, reason }) => [word(`risk.${level}`), title, reason]),
  })

const rolesTable = (word: Words, { grants }: Overview) =>
  tableOf(word, {
    title: 'roles',
    columns: [
      ['role', 0.28],
      ['since', 0.22],
      ['why', 0.5],
    ],
    rows: grants.map(({ role, since, reasons }) => [
      role.name,
      moment(since),
      reasons.map(({ kind, name }) => word(`why.${kind}`, { name: name ?? '—' })).join('; '),
    ]),
  })

const permissionsTable = (word: Words, { permissions, grants }: Overview) =>
  tableOf(word, {
    title: 'permissions',
    columns: [
      ['permission', 0.44],
      ['app', 0.2],
      ['through', 0.22],
      ['last_used', 0.14],
    ],
    rows: permissions.map(({ description, app, roles, last_used_on }) => [
      description,
      app.name,
      grants
        .filter(({ role }) => roles.includes(role.id))
        .map(({ role }) => role.name)
        .join(', '),
      last_used_on ?? '—',
    ]),
  })

const applicationsTable = (word: Words, { applications }: Overview) =>
  tableOf(word, {
    title: 'applications',
    columns: [
      ['application', 0.4],
      ['consented', 0.3],
      ['last_opened', 0.3],
    ],
    rows: applications.map(({ name, consented_at, last_opened_at }) => [
      name,
      moment(consented_at),
      moment(last_opened_at),
    ]),
  })
