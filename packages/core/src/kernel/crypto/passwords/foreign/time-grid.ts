/** The shortest step: what our own hash takes fits in. */
const SHORTEST = 250
/** A busy or slow machine takes longer than the estimate. */
const ROOM = 3

/** The step of the grid for hashes that take up to so many milliseconds: a power of two, so that it tells little about them. */
export const gridStep = (cost: number): number => 2 ** Math.ceil(Math.log2(Math.max(SHORTEST, cost * ROOM)))

/** How much longer to wait with an answer, so that it comes at a moment of the grid whatever was computed for it. */
export const timeToWait = (elapsed: number, step: number): number => step - (elapsed % step)
