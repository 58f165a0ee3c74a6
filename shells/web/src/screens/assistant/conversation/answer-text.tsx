import { Badge, Text } from '@mantine/core'
import { defaultParseSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShownRecord } from '../../../data/assistant/conversations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { TextLink } from '../../../parts/page/links.tsx'
import { assistantTexts } from '../texts.ts'
import classes from './conversation.module.css'

type AnswerTextProps = { text: string; records: readonly ShownRecord[] }

const MARK = /(\[\[[^\]]+\]\]|\*\*[^*\n]+\*\*)/

/** Plain text with marks of ours; whatever else it contains is shown as it is written. */
export function AnswerText({ text, records }: AnswerTextProps) {
  const known = new Map(records.map(record => [record.ref, record]))
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return (
    <div className={classes['answer']} dir="auto">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <Line key={place} line={line} known={known} />
      ))}
    </div>
  )
}

type Known = ReadonlyMap<string, ShownRecord>

function Line({ line, known }: { line: string; known: Known }) {
  const [, bullet, rest] = /^\s*([-*•]|\d+[.)])\s+(.*)$/.exec(line) ?? []
  const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1]
  if (heading !== undefined)
    return (
      <Text fw={600} mt="xs">
        {partsOf(heading, known)}
      </Text>
    )
  if (bullet !== undefined)
    return (
      <Text component="div" ps="md" style={{ textIndent: '-0.9em' }}>
        {/^\d/.test(bullet) ? `${bullet} ` : '• '}
        {partsOf(rest!, known)}
      </Text>
    )
  return <Text mb={4}>{partsOf(line, known)}</Text>
}

const partsOf = (text: string, known: Known): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
  text.split(MARK).map((part, place) => <Part key={place} part={part} known={known} />)

function Part({ part, known }: { part: string; known: Known }) {
  const t = useTexts(assistantTexts)
  const ref = /^\[\[(.+)\]\]$/.exec(part)?.[1]
  if (ref === 'unverified')
    return (
      <Badge component="span" size="sm" variant="light" color="yellow" mx={2} style={{ textIndent: 0 }}>
        {t('assistant.unverified')}
      </Badge>
    )
  if (ref !== undefined) return <Citation record={known.get(ref)} />
  const strong = /^\*\*(.+)\*\*$/.exec(part)?.[1]
  return strong === undefined ? part : <strong>{strong}</strong>
}

function Citation({ record }: { record: ShownRecord | undefined }) {
  if (!record) return null
  const name = record.name || record.ref
  if (record.path === null) return <Text span>{name}</Text>
  const [to, search = ''] = record.path.split('?')
  return (
    <TextLink to={to as '/'} search={defaultParseSearch(search) as object} size="sm" mx={2}>
      {name}
    </TextLink>
  )
}
