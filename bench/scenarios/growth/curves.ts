/** A line of the picture: what one operation costs at each step, as a multiple of the first. */
export type Curve = { readonly name: string; readonly ratios: readonly number[] }

const WIDTH = 760
const HEIGHT = 360
const LEFT = 60
const RIGHT = 220
const TOP = 30
const BOTTOM = 50
const COLOURS = ['#2563eb', '#059669', '#d97706', '#dc2626', '#7c3aed']
const BAR = 1.2

type Picture = {
  readonly labels: readonly string[]
  readonly curves: readonly Curve[]
  readonly title: string
}

/** Flat lines are what is wished for; the dashed one is the most that is allowed. */
export function drawCurves({ labels, curves, title }: Picture): string {
  const top = Math.max(2, ...curves.flatMap(({ ratios }) => ratios))
  const x = (step: number) => LEFT + (step / Math.max(1, labels.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (ratio: number) => HEIGHT - BOTTOM - (ratio / top) * (HEIGHT - TOP - BOTTOM)
  const text = (at: [number, number], anchor: string, words: string) =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="${anchor}">${words}</text>`
  const ticks = [0, 0.5, 1, 1.5, 2].filter(tick => tick <= top)
  const lines = curves.map(({ name, ratios }, index) => {
    const points = ratios.map((ratio, step) => `${x(step).toFixed(1)},${y(ratio).toFixed(1)}`).join(' ')
    const colour = COLOURS[index % COLOURS.length]
    return [
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      `<rect x="${WIDTH - RIGHT + 20}" y="${TOP + index * 22}" width="14" height="4" fill="${colour}"/>`,
      text([WIDTH - RIGHT + 42, TOP + 6 + index * 22], 'start', name),
    ].join('\n')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#6b7280">`,
    `<title>${title}</title>`,
    ...ticks.map(
      tick =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(tick)}" y2="${y(tick)}" stroke="#9ca3af" stroke-width="0.5"/>${text([LEFT - 8, y(tick) + 4], 'end', `${tick}×`)}`,
    ),
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(BAR)}" y2="${y(BAR)}" stroke="#dc2626" stroke-dasharray="4 4"/>`,
    ...labels.map((label, step) => text([x(step), HEIGHT - BOTTOM + 20], 'middle', label)),
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
