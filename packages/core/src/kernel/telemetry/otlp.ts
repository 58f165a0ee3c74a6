/** The JSON form of the OpenTelemetry protocol (OTLP 1.x): what of it is sent. */
export type Attribute = {
  key: string
  value: { stringValue: string } | { intValue: string } | { doubleValue: number }
}

export type Values = Readonly<Record<string, string | number>>

export const toAttributes = (values: Values): Attribute[] =>
  Object.entries(values).map(([key, value]) => ({ key, value: toValue(value) }))

function toValue(value: string | number): Attribute['value'] {
  if (typeof value === 'string') return { stringValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

/** Milliseconds since 1970 as nanoseconds; a number cannot hold them. */
export const toNano = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)
