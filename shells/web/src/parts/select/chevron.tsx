import classes from './select.module.css'

/** The same sign that the loaded list has. */
export function Chevron() {
  return (
    <svg className={classes.chevron} viewBox="0 0 15 15" aria-hidden>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="0.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5.25 5.75 7.5 3.5l2.25 2.25M5.25 9.25 7.5 11.5l2.25-2.25"
      />
    </svg>
  )
}
