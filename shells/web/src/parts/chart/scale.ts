/** Round values for an axis from zero: at most five steps of 1, 2 or 5 times a power of ten, and whole ones where all values are. */
export function ticksUpTo(most: number, isWhole = false): number[] {
  const top = Math.max(most, 1)
  const rough = top / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough)!
  const whole = isWhole || top >= 4 ? Math.max(1, Math.round(step)) : step
  const count = Math.ceil(top / whole)
  return Array.from({ length: count + 1 }, (_, index) => index * whole)
}
