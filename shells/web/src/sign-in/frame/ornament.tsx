import { useId } from 'react'

/** A meander as carved around doors and chests («алхан хээ»), and the lattice of a yurt's wall behind it. */
export function Ornament() {
  const id = useId()
  return (
    <svg className="ornament" aria-hidden="true">
      <defs>
        <pattern id={`${id}lattice`} width="56" height="56" patternUnits="userSpaceOnUse">
          <path d="M0 0l56 56M56 0L0 56" />
          <path d="M28 20l8 8-8 8-8-8zM0-8l8 8-8 8-8-8zM56-8l8 8-8 8-8-8zM0 48l8 8-8 8-8-8zM56 48l8 8-8 8-8-8z" />
        </pattern>
        <pattern id={`${id}meander`} width="48" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 26h36V2H6v16h18v-8h-8M36 26h12" />
        </pattern>
      </defs>
      <rect className="lattice" width="100%" height="100%" fill={`url(#${id}lattice)`} />
      <svg y="100%" overflow="visible" aria-hidden="true">
        <rect className="meander" y="-28" width="100%" height="28" fill={`url(#${id}meander)`} />
      </svg>
    </svg>
  )
}
