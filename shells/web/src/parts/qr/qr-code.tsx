import qrcode from 'qrcode-generator'
import { useMemo } from 'react'
import classes from './qr-code.module.css'

/** Always dark on light, whatever the scheme: not every camera reads the inverse. */
export function QrCode({ text, label, size = 200 }: { text: string; label: string; size?: number }) {
  const { path, modules } = useMemo(() => drawn(text), [text])
  return (
    <svg
      className={classes['code']}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function drawn(text: string): { path: string; modules: number } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const modules = code.getModuleCount()
  const cells = Array.from({ length: modules * modules }, (_, at) => [at % modules, Math.floor(at / modules)])
  const dark = cells.filter(([column, row]) => code.isDark(row!, column!))
  return { modules, path: dark.map(([column, row]) => `M${column} ${row}h1v1h-1z`).join('') }
}
