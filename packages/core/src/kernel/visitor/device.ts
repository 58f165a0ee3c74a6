import Bowser from 'bowser'

export const DEVICE_KINDS = ['desktop', 'phone', 'tablet', 'bot', 'unknown'] as const

export type Device = {
  readonly browser: string | null
  readonly os: string | null
  readonly kind: (typeof DEVICE_KINDS)[number]
}

const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
  bot: 'bot',
}

const UNKNOWN: Device = Object.freeze({ browser: null, os: null, kind: 'unknown' })

/** What a browser says of itself: good enough to tell one's own devices apart, no proof of anything. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    os: os.name || null,
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
  }
}
