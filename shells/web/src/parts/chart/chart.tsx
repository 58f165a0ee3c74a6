import { useState } from 'react'
import classes from './chart.module.css'
import { ticksUpTo } from './scale.ts'

export type ChartSeries = { readonly key: string; readonly label: string; readonly values: readonly number[] }

type ChartProps = {
  readonly kind: 'bar' | 'line'
  /** What it shows, for who does not see it. */
  readonly label: string
  readonly points: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
  /** Beside others, on a narrow card. */
  readonly size?: 'large' | 'small'
}

type Frame = { readonly width: number; readonly height: number }

const FRAMES: Readonly<Record<'large' | 'small', Frame>> = {
  large: { width: 720, height: 260 },
  small: { width: 340, height: 170 },
}
const LEFT = 56
const RIGHT = 8
const BOTTOM = 34
const TOP = 10

/**
 * Bars or lines over the same points. Each point can be reached by the keyboard and says its values; a table with the same values
 * stands beside it on every screen.
 */
export function Chart({ kind, label, points, series, format, size = 'large' }: ChartProps) {
  const frame = FRAMES[size]
  const height = frame.height - TOP - BOTTOM
  const [focused, setFocused] = useState<number | null>(null)
  const values = series.flatMap(one => one.values)
  const ticks = ticksUpTo(Math.max(0, ...values), values.every(Number.isInteger))
  const top = ticks.at(-1)!
  const step = (frame.width - LEFT - RIGHT) / Math.max(points.length, 1)
  const y = (value: number) => TOP + height * (1 - value / top)
  const textAt = (index: number) =>
    [points[index], ...series.map(one => `${one.label}: ${format(one.values[index] ?? 0)}`)].join(', ')
  return (
    <figure className={classes.figure} aria-label={label}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={classes.chart}>
        <title>{label}</title>
        <Grid ticks={ticks} y={y} format={format} width={frame.width} />
        {kind === 'line' ? (
          <Lines series={series} step={step} y={y} />
        ) : (
          <Bars series={series} step={step} y={y} />
        )}
        <PointLabels points={points} step={step} y={frame.height - 12} />
        <Points points={points} step={step} height={height} textAt={textAt} onFocus={setFocused} />
      </svg>
      <figcaption className={classes.caption} aria-hidden="true">
        {focused === null
          ? series.map(({ key, label: name }, index) => (
              <span key={key} className={classes.legend} data-series={index}>
                {name}
              </span>
            ))
          : textAt(focused)}
      </figcaption>
    </figure>
  )
}

type GridProps = {
  ticks: readonly number[]
  y: (value: number) => number
  width: number
  format: ChartProps['format']
}

function Grid({ ticks, y, width, format }: GridProps) {
  return ticks.map(tick => (
    <g key={tick}>
      <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className={classes.grid} />
      <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className={classes.tick}>
        {format(tick)}
      </text>
    </g>
  ))
}

type PointsProps = {
  points: readonly string[]
  step: number
  height: number
  textAt: (index: number) => string
  onFocus: (index: number | null) => void
}

/** Places that the keyboard and the pointer reach, over the whole height. */
function Points({ points, step, height, textAt, onFocus }: PointsProps) {
  return points.map((point, index) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point is read by keyboard, there is nothing to press
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: points have no other key, and two may be called alike
      key={`${point}-${index}`}
      x={LEFT + index * step}
      y={TOP}
      width={step}
      height={height}
      className={classes.point}
      tabIndex={0}
      role="img"
      aria-label={textAt(index)}
      onFocus={() => onFocus(index)}
      onBlur={() => onFocus(null)}
      onMouseEnter={() => onFocus(index)}
      onMouseLeave={() => onFocus(null)}
    />
  ))
}

type Drawn = { series: readonly ChartSeries[]; step: number; y: (value: number) => number }

function Bars({ series, step, y }: Drawn) {
  const width = Math.min(48, (step * 0.7) / Math.max(series.length, 1))
  return series.map(({ key, values }, place) =>
    values.map((value, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a bar is known by
        key={`${key}-${index}`}
        x={LEFT + index * step + step / 2 + (place - series.length / 2) * width}
        y={y(value)}
        width={Math.max(1, width - 2)}
        height={Math.max(0, y(0) - y(value))}
        rx={2}
        className={classes.bar}
        data-series={place}
      />
    )),
  )
}

function Lines({ series, step, y }: Drawn) {
  return series.map(({ key, values }, place) => (
    <g key={key} data-series={place} className={classes.series}>
      <polyline
        points={values.map((value, index) => `${LEFT + (index + 0.5) * step},${y(value)}`).join(' ')}
        className={classes.line}
        data-series={place}
      />
      {values.length < 40 &&
        values.map((value, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a point is known by
            key={index}
            cx={LEFT + (index + 0.5) * step}
            cy={y(value)}
            r={3}
            className={classes.dot}
            data-series={place}
          />
        ))}
    </g>
  ))
}

const LABEL_WIDTH = 78

type PointLabelsProps = { points: readonly string[]; step: number; y: number }

function PointLabels({ points, step, y }: PointLabelsProps) {
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step))
  return points.map((point, index) =>
    index % every === 0 ? (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no other key
        key={index}
        x={LEFT + (index + 0.5) * step}
        y={y}
        textAnchor="middle"
        className={classes.tick}
      >
        {shorten(point, Math.floor((every * step) / 7))}
      </text>
    ) : null,
  )
}

const shorten = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`
}
