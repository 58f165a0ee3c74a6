export type ProcessPage = { readonly process: number; readonly page: string }

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const HEAD = /^# (?:HELP|TYPE) (\S+) /

/** One page of all processes of a machine: each sample says in a label which process it is from. */
export function mergePages(pages: readonly ProcessPage[]): string {
  const families = new Map<string, { head: Set<string>; samples: string[] }>()
  for (const { process, page } of pages) {
    let family = { head: new Set<string>(), samples: [] as string[] }
    for (const line of page.split('\n')) {
      const [, name] = HEAD.exec(line) ?? []
      if (name !== undefined) {
        family = families.get(name) ?? { head: new Set(), samples: [] }
        families.set(name, family)
        family.head.add(line)
        continue
      }
      const [, sample, labels, value] = SAMPLE.exec(line) ?? []
      if (sample !== undefined)
        family.samples.push(`${sample}{${labels ? `${labels},` : ''}process="${process}"} ${value}`)
    }
  }
  const lines = [...families.values()].flatMap(({ head, samples }) => [...head, ...samples])
  return `${lines.join('\n')}\n`
}
