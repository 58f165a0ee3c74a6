import type { Provider } from '../../data/federation.ts'

/** A form works on the provider it was opened with; `onReload` opens it anew. */
export type ProviderTabProps = { provider: Provider; onReload: () => void }
