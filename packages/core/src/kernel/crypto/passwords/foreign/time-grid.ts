/** A busy or slow machine takes longer than the estimate, and short work suffers most from what else runs. */
const ROOM = 4
const HEAD_START = 500

/** The step of the grid for hashes that take up to so many milliseconds: a power of two, so that it tells little about them. */
export const gridStep = (cost: number): number => 2 ** Math.ceil(Math.log2(cost * ROOM + HEAD_START))

/** How much longer to wait with an answer, so that it comes at a moment of the grid whatever was computed for it. */
export const timeToWait = (elapsed: number, step: number): number => step - (elapsed % step)
