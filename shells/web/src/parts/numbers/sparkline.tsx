import classes from './sparkline.module.css'

type SparklineProps = { values: readonly number[]; label: string; height?: number }

const WIDTH = 120
const PAD = 3

/** A small line over some days; time runs with the text, so it is mirrored from right to left. */
export function Sparkline({ values, label, height = 36 }: SparklineProps) {
  const points = pointsOf(values, height)
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const area = `${PAD},${height} ${line} ${WIDTH - PAD},${height}`
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      height={height}
      preserveAspectRatio="none"
      className={`rtl-flip ${classes.chart}`}
    >
      <polygon points={area} className={classes.area} />
      <polyline points={line} className={classes.line} vectorEffect="non-scaling-stroke" />
      {last && (
        // A line without length and with round ends stays a circle however the picture is stretched.
        <line
          x1={last[0]}
          y1={last[1]}
          x2={last[0]}
          y2={last[1]}
          className={classes.end}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

function pointsOf(values: readonly number[], height: number): [number, number][] {
  const top = Math.max(...values, 1)
  const bottom = Math.min(...values, 0)
  const step = values.length > 1 ? (WIDTH - 2 * PAD) / (values.length - 1) : 0
  const usable = height - 2 * PAD
  return values.map((value, at) => [PAD + at * step, PAD + usable * (1 - (value - bottom) / (top - bottom))])
}
