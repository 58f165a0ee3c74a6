import { useState } from 'react'
import classes from './person-avatar.module.css'

type PersonAvatarProps = { id: string; name: string; picture?: string | null; size?: number }

/** Decoration beside a name: it says nothing that the name does not. */
export function PersonAvatar({ id, name, picture, size = 36 }: PersonAvatarProps) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) }
  // Our copy of a picture that was chosen a moment ago is not here yet.
  const [broken, setBroken] = useState<string | null>(null)
  if (picture && picture !== broken)
    return (
      <img src={picture} alt="" className={classes.avatar} style={style} onError={() => setBroken(picture)} />
    )
  return (
    <span aria-hidden className={`${classes.avatar} ${classes[`tone${toneOf(id)}`]}`} style={style}>
      {initialsOf(name)}
    </span>
  )
}

const TONES = 8

/** The same person has the same colour everywhere. */
function toneOf(id: string): number {
  let hash = 0
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0
  return hash % TONES
}

const HAN = /\p{Script=Han}/u

function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean)
  const first = words[0] ?? '?'
  // One Chinese character is as wide as two letters, and Arabic letters would join into something else.
  if (HAN.test(first) || /\p{Script=Arabic}/u.test(first)) return [...first][0]!
  return [first, words.length > 1 ? words.at(-1)! : '']
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
