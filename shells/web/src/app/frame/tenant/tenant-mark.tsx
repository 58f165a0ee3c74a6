import classes from '../frame.module.css'

/** The first letter of an organisation; its name always stands beside it. */
export function TenantMark({ name, isQuiet = false }: { name: string; isQuiet?: boolean }) {
  return (
    <span className={classes.tenantMark} data-quiet={isQuiet || undefined} aria-hidden>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
