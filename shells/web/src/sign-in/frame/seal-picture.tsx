import { Ornament } from './ornament.tsx'

/** A seal on a carved plate, in the colour of the brand. */
export function SealPicture() {
  return (
    <div className="seal-picture" aria-hidden="true">
      <Ornament />
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <rect x="26" y="26" width="148" height="148" rx="30" className="seal-frame" />
        <rect x="38" y="38" width="124" height="124" rx="20" className="seal-frame thin" />
        <path
          d="M68 54v20a32 32 0 0 0 64 0V54M100 54v66M86 134a14 14 0 1 0 28 0 14 14 0 1 0-28 0"
          className="seal-sign"
        />
      </svg>
    </div>
  )
}
