import type { Link, Peer } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useServiceNames } from '../links/service-name.ts'
import { ringTexts } from '../texts.ts'
import classes from './ring-drawing.module.css'

type RingDrawingProps = { own: string; peers: readonly Peer[]; links: readonly Link[] }

const ROW = 140
const NODE = { width: 190, height: 48 }
const LEFT = 20
const RIGHT = 540

const short = (name: string, most = 22) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)

/** This installation on the left, its peers on the right, and an arrow for each link. */
export function RingDrawing({ own, peers, links }: RingDrawingProps) {
  const t = useTexts(ringTexts)
  const height = Math.max(peers.length * ROW, ROW)
  const middle = height / 2
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${RIGHT + NODE.width + 20} ${height}`}
      role="img"
      aria-label={t('ring.picture.title')}
    >
      <defs>
        <marker
          id="ring-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0 L8 4 L0 8 z" fill="context-stroke" />
        </marker>
      </defs>
      {peers.map((peer, index) => (
        <PeerLinks
          key={peer.id}
          links={links.filter(link => link.peer.id === peer.id)}
          from={middle}
          to={index * ROW + ROW / 2}
        />
      ))}
      <Node x={LEFT} y={middle} name={own} isOwn />
      {peers.map((peer, index) => (
        <Node key={peer.id} x={RIGHT} y={index * ROW + ROW / 2} name={peer.name} status={peer.status} />
      ))}
    </svg>
  )
}

type NodeProps = { x: number; y: number; name: string; isOwn?: boolean; status?: Peer['status'] }

function Node({ x, y, name, isOwn = false, status }: NodeProps) {
  return (
    <g className={isOwn ? classes.own : classes.peer} data-status={status}>
      <title>{name}</title>
      <rect x={x} y={y - NODE.height / 2} width={NODE.width} height={NODE.height} rx={10} />
      <text x={x + NODE.width / 2} y={y + 5} textAnchor="middle">
        {short(name)}
      </text>
    </g>
  )
}

type PeerLinksProps = { links: readonly Link[]; from: number; to: number }

/** Arrows beside each other, each with what it carries. */
function PeerLinks({ links, from, to }: PeerLinksProps) {
  const t = useTexts(ringTexts)
  const nameOf = useServiceNames()
  const step = 36
  const first = -((links.length - 1) * step) / 2
  return links.map((link, index) => {
    const shift = first + index * step
    const left = { x: LEFT + NODE.width + 4, y: from + shift / 2 }
    const right = { x: RIGHT - 4, y: to + shift / 2 }
    const [start, end] = link.direction === 'out' ? [left, right] : [right, left]
    const label = { x: (left.x + right.x) / 2, y: (from + to) / 2 + shift - 5 }
    const bend = { x: label.x, y: label.y + 5 + shift / 4 }
    return (
      <g key={link.id} className={classes.link} data-status={link.status}>
        <title>{`${link.peer.name}: ${nameOf(link.service)}, ${t(`ring.direction.${link.direction}`)}`}</title>
        <path
          d={`M${start.x} ${start.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`}
          markerEnd="url(#ring-arrow)"
        />
        <text x={label.x} y={label.y} textAnchor="middle">
          {short(nameOf(link.service), 34)}
        </text>
      </g>
    )
  })
}
