/** A review is due at the end of a day, as whoever set it counts days. */
export const dueMoment = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString()

const two = (value: number) => String(value).padStart(2, '0')

export function dueDay(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
