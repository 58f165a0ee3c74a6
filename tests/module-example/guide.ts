import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

export const guide = readFileSync(new URL('../../docs/write-a-module.md', import.meta.url), 'utf8')

/** The files that the guide shows whole: behind the language of the block stands the path below this folder. */
export const blocks = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path, text]) => ({
  path: path!,
  text: text!,
}))

export type Edit = { readonly path: string; readonly lines: readonly string[] }

/** The edits of a chapter: "In `path`…" above a block of lines that are kept, added and taken away. */
export function editsOf(chapter: string): Edit[] {
  const text = guide.split(/^## /m).find(part => part.startsWith(`${chapter}\n`))
  assert.ok(text, `the guide has the chapter "${chapter}"`)
  return [...text.matchAll(/^In `(\S+)`[^\n]*\n\n```diff\n([\s\S]*?)^```$/gm)].map(([, path, lines]) => ({
    path: path!,
    lines: lines!.trimEnd().split('\n'),
  }))
}

/** A text after an edit: each line that is kept or taken away is looked for behind the one before it. */
export function applied(text: string, { path, lines }: Edit): string {
  let [done, at] = ['', 0]
  for (const line of lines) {
    const content = `${line.slice(1)}\n`
    if (line.startsWith('+')) {
      done += content
      continue
    }
    const below = text.startsWith(content, at) ? at : text.indexOf(`\n${content}`, Math.max(at - 1, 0)) + 1
    assert.ok(below > 0 || (at === 0 && text.startsWith(content)), `${path} has the line "${line.slice(1)}"`)
    done += text.slice(at, below) + (line.startsWith('-') ? '' : content)
    at = below + content.length
  }
  return done + text.slice(at)
}
