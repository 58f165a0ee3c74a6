/** The moment so many seconds from now, as the database takes it. */
export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
