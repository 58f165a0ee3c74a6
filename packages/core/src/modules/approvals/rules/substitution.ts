/** Whether somebody stands in at this moment. */
export const isActive = ({ from_at, until_at }: { from_at: string; until_at: string | null }): boolean =>
  Date.parse(from_at) <= Date.now() && (until_at === null || Date.parse(until_at) > Date.now())
