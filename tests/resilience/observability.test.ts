import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { startTestPlatform } from '@tamga/core/testing'
import { parse } from 'yaml'

const FOLDER = new URL('../../deploy/observability/', import.meta.url)
const read = (name: string) => readFile(new URL(name, FOLDER), 'utf8')

type Rule = { alert: string; expr: string; annotations: { summary: string; description: string } }
type Panel = { title: string; targets: { expr: string; legendFormat: string }[] }

const { origin } = await startTestPlatform({ after })
const METRIC = /\b(?:tamga|process|nodejs)_\w+/g
/** A selector with labels, or labels that an aggregation keeps. */
const LABELS = /\b((?:tamga|process|nodejs)_\w+)\{([^}]*)\}/g

/** The families of the page, each with the labels of its samples. */
async function readPage(): Promise<Map<string, Set<string>>> {
  const families = new Map<string, Set<string>>()
  for (const line of (await (await fetch(`${origin}/metrics`)).text()).split('\n')) {
    const [, family] = /^# TYPE (\S+) /.exec(line) ?? []
    if (family !== undefined) families.set(family, new Set())
    const [, name, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? /.exec(line) ?? []
    for (const [, label] of labels.matchAll(/(\w+)="/g)) families.get(familyOf(name!))?.add(label!)
  }
  return families
}

const familyOf = (metric: string) => metric.replace(/_(?:bucket|sum|count)$/, '')

function check(expression: string, page: Map<string, Set<string>>, where: string): void {
  const names = [...expression.matchAll(METRIC)].map(([name]) => name)
  assert.ok(names.length > 0 || expression.startsWith('up{'), `${where} reads no metric of ours`)
  for (const name of names) assert.ok(page.has(familyOf(name)), `${where}: /metrics has no ${name}`)
  for (const [, name, matchers] of expression.matchAll(LABELS)) {
    const labels = page.get(familyOf(name!))!
    for (const [, label] of matchers!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
      assert.ok(labels.size === 0 || labels.has(label!), `${where}: ${name} has no label ${label}`)
  }
}

test('alert rules and dashboard read only metrics and labels that are there, and each alert says what to do', async () => {
  const page = await readPage()
  const { groups } = parse(await read('alerts.yaml')) as { groups: { rules: Rule[] }[] }
  const rules = groups.flatMap(group => group.rules)
  assert.ok(rules.length >= 10)
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  for (const { alert, expr, annotations } of rules) {
    check(expr, page, alert)
    assert.ok(annotations.summary && annotations.description, alert)
  }
  const { panels } = JSON.parse(await read('dashboard.json')) as { panels: Panel[] }
  for (const { title, targets } of panels) for (const { expr } of targets) check(expr, page, title)
  const shown = new Set(JSON.stringify(panels).match(METRIC)?.map(familyOf))
  const missing = [...page.keys()].filter(name => name.startsWith('tamga_http') && !shown.has(name))
  assert.deepEqual(missing, [], 'the dashboard shows every metric of requests')
  const { rule_files } = parse(await read('prometheus.yaml')) as { rule_files: string[] }
  assert.deepEqual(rule_files, ['alerts.yaml'])
})
