/** What an installation without a logo of its own shows. */
export function Seal({ size = 40, className = 'seal' }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" />
      <path d="M19 15v9a13 13 0 0 0 26 0v-9M32 15v23M26 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
    </svg>
  )
}
