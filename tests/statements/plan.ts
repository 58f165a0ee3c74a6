import { SMALL } from './volume/fill.ts'

/** A node of a plan as PostgreSQL writes it in JSON, after the statement ran. */
export type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/** A statement that ran, with the plan that PostgreSQL chose for it. */
export type ExplainedStatement = { readonly text: string; readonly plan: PlanNode }

/** Rows that a condition may throw away without anybody noticing what they cost. */
const FEW_REMOVED = 100
/** Rows that one step of a plan may read: the largest page, and the largest batch of a job, with room to spare. */
const MOST_READ = 2500
/** A list is counted up to ten thousand, by an index alone. */
const MOST_COUNTED = 10_001

/** `reads all`: a whole tenant, by meaning; `reads much`: in bounded parts. Said in the statement itself, with the reason. */
const declaration = (text: string): string | undefined =>
  /\/\* reads (all|much): [^*]{10,} \*\//.exec(text)?.[1]

/** What is wrong with a plan; nothing for one that costs the same however full the tables are. */
export function faultsOf({ text, plan }: ExplainedStatement): string[] {
  const declared = declaration(text)
  if (declared === 'all') return []
  const isCount = /^select count\(\*\) from \(select from /.test(text)
  const most: Limits =
    declared === 'much'
      ? { removed: MOST_COUNTED, read: MOST_COUNTED }
      : { removed: FEW_REMOVED, read: isCount ? MOST_COUNTED : MOST_READ }
  return [...new Set(nodesOf(plan).flatMap(node => [...conditionFaults(node), ...costFaults(node, most)]))]
}

type Limits = { readonly removed: number; readonly read: number }

function costFaults(node: PlanNode, most: Limits): string[] {
  const table = tableOf(node)
  if (table !== undefined && table in SMALL) return []
  const loops = node['Actual Loops'] ?? 0
  const removed =
    loops * ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))
  const unjoined = loops * (node['Rows Removed by Join Filter'] ?? 0)
  const read = table === undefined ? 0 : loops * (node['Actual Rows'] ?? 0)
  const where = table ?? node['Node Type']
  return [
    ...(node['Node Type'] === 'Seq Scan' && table !== undefined ? [`reads all of ${where}`] : []),
    ...(removed > most.removed ? [`${where}: a filter removes ${order(removed)} rows`] : []),
    ...(unjoined > most.read ? [`${where}: a join removes ${order(unjoined)} rows`] : []),
    ...(read > most.read ? [`${where}: reads ${order(read)} rows`] : []),
  ]
}

/** Thousands: what is reported does not change from run to run. */
const order = (count: number): string =>
  count < 1000 ? 'hundreds of' : `${Math.round(count / 1000)} thousand`

/** The tenant of the transaction, as the policies compare it: PostgreSQL itself put it there. */
const POLICY = /\(NULLIF\(current_setting\('tamga\.\w+'::text, true\), ''::text\)\)::uuid/g
/** A function of a column, which plans name together with its table. */
const FUNCTION_OF_COLUMN = /\b[a-z_]\w*\((?:[^()]|\([^()]*\))*\b[a-z_]\w*\.[a-z_]/

/**
 * Under row-level security a comparison with a function of another column is an index condition by the grace of the release that
 * judges it: what is compared must be a finished value.
 */
function conditionFaults(node: PlanNode): string[] {
  const condition = node['Index Cond']?.replace(POLICY, '')
  if (condition === undefined || !FUNCTION_OF_COLUMN.test(condition)) return []
  return [`an index condition compares with an expression: ${node['Index Cond']}`]
}

const tableOf = (node: PlanNode): string | undefined => {
  const name = node['Relation Name']
  // A sequence has one row.
  if (name === 'audit_seq') return undefined
  if (name === undefined || !node['Node Type'].endsWith('Scan')) return undefined
  return node.Schema === undefined || node.Schema === 'public' ? name : `${node.Schema}.${name}`
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
