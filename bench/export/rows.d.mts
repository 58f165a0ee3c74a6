export function exportRows(count: number): Generator<(string | number)[]>
export function measure(write: () => Promise<number>): Promise<void>
