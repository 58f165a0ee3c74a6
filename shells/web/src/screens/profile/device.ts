// In this order: Edge and Opera also say Chrome, Chrome also says Safari.
const BROWSERS = [
  ['Edge', /\bEdgA?\/(\d+)|\bEdgiOS\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
  ['curl', /^curl\/(\d+)/],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

export type Device = { name: string | null; isMobile: boolean }

/** "Chrome 142 · Windows", as far as a browser says so; good enough to recognise one's own devices. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { name: null, isMobile: false }
  const browser = BROWSERS.map(([name, pattern]) => nameWith(name, pattern.exec(userAgent))).find(Boolean)
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const name = [browser, system].filter(Boolean).join(' · ')
  return { name: name || null, isMobile: /\b(iPhone|Android|Mobile)\b/.test(userAgent) }
}

function nameWith(name: string, found: RegExpExecArray | null): string | null {
  const version = found?.slice(1).find(Boolean)
  return version ? `${name} ${version}` : null
}
