import { CopyButton } from '../../../parts/copy/copy-button.tsx'
import classes from '../clients.module.css'

/** Code runs from left to right in every language; it can be scrolled by keyboard. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className={classes.snippet} dir="ltr">
      <section aria-label={label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
      </section>
      <span className={classes.copy}>
        <CopyButton value={code} label={label} />
      </span>
    </div>
  )
}
