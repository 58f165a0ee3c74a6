import type { MantineColorsTuple } from '@mantine/core'

type Rgb = [number, number, number]
type Lab = [number, number, number]

// Mantine computes with hex values: color-mix() strings would break its own maths.
const parse = (hex: string): Rgb =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb
const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map(part =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

// OKLab (Björn Ottosson): mixing there keeps a colour's hue while it gets lighter or darker.
function toLab(rgb: Rgb): Lab {
  const [r, g, b] = rgb.map(toLinear) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([L, a, b]: Lab): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toGamma) as Rgb
}

const mix = (from: Lab, to: Lab, share: number): Lab =>
  from.map((part, at) => part + (to[at]! - part) * share) as Lab

const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map(toLinear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

const READABLE = 4.5
const WHITE: Lab = [1, 0, 0]
const BLACK: Lab = [0, 0, 0]

/** The colour itself, or the nearest darker one on which white text is readable (WCAG 2.2, 1.4.3). */
export function readableColor(color: string): string {
  const lab = toLab(parse(color))
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = toHex(fromLab(mix(lab, BLACK, share)))
    if (contrast(candidate, '#ffffff') >= READABLE) return candidate
  }
  return '#000000'
}

const TINTS = [0.94, 0.86, 0.72, 0.56, 0.38, 0.18]
const SHADES = [0.16, 0.3, 0.44]

/** Ten shades around the brand colour; index 6 carries white text. */
export function paletteOf(color: string): MantineColorsTuple {
  const base = toLab(parse(readableColor(color)))
  const shade = (to: Lab) => (share: number) => toHex(fromLab(mix(base, to, share)))
  return [
    ...TINTS.map(shade(WHITE)),
    toHex(fromLab(base)),
    ...SHADES.map(shade(BLACK)),
  ] as unknown as MantineColorsTuple
}
