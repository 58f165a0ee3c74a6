import { useComputedColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { boot } from '../../api/boot.ts'
import classes from './frame.module.css'

// The menu has an entry for the same address, and that one is marked.
const NOT_CURRENT = { 'aria-current': undefined }

/** The installation's own sign, which leads home. */
export function BrandMark({ isNarrow = false, onFollow }: { isNarrow?: boolean; onFollow?: () => void }) {
  const { name, short_name, logo_uri, logo_dark_uri } = boot.brand
  const isDark = useComputedColorScheme('light') === 'dark'
  const logo = isDark ? (logo_dark_uri ?? logo_uri) : logo_uri
  // Where the name itself is read, it is also what the link is called.
  const label = logo || isNarrow ? name : undefined
  return (
    <Link to="/" className={classes.brand} onClick={onFollow} activeProps={NOT_CURRENT} aria-label={label}>
      {logo && !isNarrow ? <img src={logo} alt="" /> : <img src="/brand/icon" alt="" width={28} />}
      {!logo && !isNarrow && <span>{short_name || name}</span>}
    </Link>
  )
}
