import { OfflineBanner, OverloadedBanner } from '../../../parts/state/banners.tsx'
import classes from '../frame.module.css'
import { useBusyServer } from './use-busy-server.ts'
import { useFreshAfterLoss } from './use-fresh-after-loss.ts'

/** One quiet line above the page; what is already shown stays readable below it. */
export function TroubleBanner() {
  const { retryAfter, retry } = useBusyServer()
  useFreshAfterLoss()
  return (
    <div className={classes.troubles}>
      <OfflineBanner />
      {retryAfter !== null && <OverloadedBanner key={retryAfter} retryAfter={retryAfter} onRetry={retry} />}
    </div>
  )
}
