import assert from 'node:assert/strict'

export type Sample = { name: string; labels: Record<string, string>; value: number }
export type Family = { name: string; help: string; kind: string; samples: Sample[] }

/** A strict reader of the text format 0.0.4: whatever it does not know is an error. */
export function parseExposition(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  assert.ok(text === '' || text.endsWith('\n'), 'the last line must end')
  let family: Family | undefined
  for (const line of text.split('\n').slice(0, -1)) {
    const help = /^# HELP ([a-zA-Z_:][\w:]*) (.*)$/.exec(line)
    const type = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram)$/.exec(line)
    if (help) {
      family = { name: help[1]!, help: help[2]!, kind: '', samples: [] }
      assert.ok(!families.has(family.name), `family ${family.name} appears twice`)
      families.set(family.name, family)
    } else if (type) {
      assert.equal(family?.name, type[1], 'TYPE follows the HELP of its metric')
      family!.kind = type[2]!
    } else {
      assert.ok(family?.kind, `sample before its TYPE: ${line}`)
      family.samples.push(parseSample(line, family))
    }
  }
  for (const each of families.values()) checkFamily(each)
  return families
}

function parseSample(line: string, family: Family): Sample {
  const match = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line)
  assert.ok(match, `bad line: ${line}`)
  const suffix = match[1]!.slice(family.name.length)
  const suffixes = family.kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
  assert.ok(match[1]!.startsWith(family.name) && suffixes.includes(suffix), `foreign sample: ${line}`)
  assert.match(match[3]!, /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)|[+-]Inf|NaN)$/)
  return {
    name: match[1]!,
    labels: parseLabels(match[2] ?? ''),
    value: Number(match[3]!.replace('Inf', 'Infinity')),
  }
}

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  const one = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y
  while (one.lastIndex < text.length) {
    const match = one.exec(text)
    assert.ok(match, `bad labels: ${text}`)
    assert.ok(!(match[1]! in labels), `label twice: ${text}`)
    labels[match[1]!] = match[2]!.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark))
    if (one.lastIndex === 0) break
  }
  return labels
}

function checkFamily(family: Family): void {
  assert.ok(family.kind, `${family.name} has no TYPE`)
  const keys = family.samples.map(sample => `${sample.name} ${JSON.stringify(sample.labels)}`)
  assert.equal(new Set(keys).size, keys.length, `${family.name} repeats a series`)
  if (family.kind !== 'histogram') return
  const groups = Map.groupBy(family.samples, ({ labels: { le: _le, ...rest } }) => JSON.stringify(rest))
  for (const samples of groups.values()) checkDistribution(family.name, samples)
}

function checkDistribution(name: string, samples: Sample[]): void {
  const buckets = samples.filter(sample => sample.name === `${name}_bucket`)
  const count = samples.find(sample => sample.name === `${name}_count`)
  assert.ok(samples.some(sample => sample.name === `${name}_sum`) && count)
  assert.equal(buckets.at(-1)?.labels.le, '+Inf')
  assert.equal(buckets.at(-1)?.value, count.value)
  buckets.reduce((previous, bucket) => {
    assert.ok(bucket.value >= previous, 'buckets are cumulative')
    return bucket.value
  }, 0)
}
