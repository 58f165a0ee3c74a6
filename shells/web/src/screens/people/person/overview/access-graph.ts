import type { PersonOverview } from '../../../../data/organisation/person.ts'

export type GraphNode = { readonly key: string; readonly label: string; readonly note?: string }
export type GraphEdge = readonly [from: string, to: string]
export type AccessGraph = {
  readonly roles: readonly GraphNode[]
  readonly permissions: readonly GraphNode[]
  readonly applications: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

/** A row of the table that says the same: what is reached through which role. */
export type AccessRow = {
  readonly key: string
  readonly role: string
  readonly permissions: string[]
  readonly application: string
}

const prefixOf = (permission: string): string => permission.split('.')[0]!

/** Person → role → permissions of a module, taken together → module; connected applications hang on the person. */
export function accessGraph(
  overview: PersonOverview,
  nameOf: (role: PersonOverview['grants'][number]['role']) => string,
): AccessGraph {
  const { grants, permissions, applications } = overview
  const roles = grants.map(({ role }) => ({ key: `role:${role.id}`, label: nameOf(role) }))
  const groups = new Map<string, { app: string; verbs: string[]; roles: Set<string> }>()
  for (const { permission, app, roles: through } of permissions) {
    const prefix = prefixOf(permission)
    const group = groups.get(prefix) ?? { app: app.name, verbs: [], roles: new Set() }
    group.verbs.push(permission.slice(prefix.length + 1))
    for (const role of through) group.roles.add(role)
    groups.set(prefix, group)
  }
  const apps = [...new Set([...groups.values()].map(({ app }) => app))]
  return {
    roles,
    permissions: [...groups].map(([prefix, { verbs }]) => ({
      key: `permission:${prefix}`,
      label: prefix,
      note: verbs.join(', '),
    })),
    applications: [
      ...apps.map(name => ({ key: `app:${name}`, label: name })),
      ...applications.map(({ client_id, name }) => ({ key: `client:${client_id}`, label: name })),
    ],
    edges: [
      ...roles.map(({ key }): GraphEdge => ['person', key]),
      ...[...groups].flatMap(([prefix, { app, roles: through }]): GraphEdge[] => [
        ...[...through].map((role): GraphEdge => [`role:${role}`, `permission:${prefix}`]),
        [`permission:${prefix}`, `app:${app}`],
      ]),
      ...applications.map(({ client_id }): GraphEdge => ['person', `client:${client_id}`]),
    ],
  }
}

/** The same as rows, for those who read it, and for phones. */
export function accessRows(
  overview: PersonOverview,
  nameOf: (role: PersonOverview['grants'][number]['role']) => string,
): AccessRow[] {
  return overview.grants.flatMap(({ role }) => {
    const held = overview.permissions.filter(({ roles }) => roles.includes(role.id))
    const apps = [...new Set(held.map(({ app }) => app.name))]
    const rows = apps.map(application => ({
      key: `${role.id}${application}`,
      role: nameOf(role),
      permissions: held.filter(({ app }) => app.name === application).map(({ description }) => description),
      application,
    }))
    return rows.length > 0 ? rows : [{ key: role.id, role: nameOf(role), permissions: [], application: '—' }]
  })
}
