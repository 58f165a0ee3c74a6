/** Days of the reader's own clock: a click on one of them shows what is listed for the same hours. */
export const inReaderZone = {
  params: { query: { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
}
