import { useEffect, useState } from 'react'

/**
 * A part that is loaded when it is first wanted; null until it is there. Without a Suspense boundary, which React opens no
 * sooner than 300 ms after the last one: a dialog within a lazy dialog would be seen to wait.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    if (isWanted && part === null) void load().then(setPart)
  }, [load, isWanted, part])
  return part
}
