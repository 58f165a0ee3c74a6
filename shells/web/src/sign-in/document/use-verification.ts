import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSend } from '../use-send.ts'
import { type Answer, readByCode, verifyFile } from './verify-calls.ts'

const LARGEST = 20 * 1024 * 1024

/** What the code in the address leads to: the document, none, or no code at all. */
export type ByCode = Answer | 'unknown' | 'malformed'

/** A chosen file is judged at once, and again when the language changes: the reasons are the server's words. */
export function useVerification() {
  const { language } = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const chosen = useRef<File | null>(null)
  const sending = useSend(async () => {
    if (chosen.current) setAnswer(await verifyFile(chosen.current))
  })
  const isTooLarge = file !== null && file.size > LARGEST
  const choose = (given: File): void => {
    chosen.current = given.size > LARGEST ? null : given
    setFile(given)
    setAnswer(null)
    if (chosen.current) void sending.send()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is the reason, not an input
  useEffect(() => {
    if (answer) void sending.send()
  }, [language])
  return { file, answer, byCode: useCode(), sending, choose, isTooLarge }
}

/** The code stands behind the hash, which no server log sees. */
function useCode(): ByCode | null {
  const [found, setFound] = useState<ByCode | null>(null)
  useEffect(() => {
    const code = location.hash.slice(1)
    if (code === '') return
    if (!/^[A-Za-z0-9_-]{22}$/.test(code)) return setFound('malformed')
    readByCode(code).then(setFound, error => {
      if (isApiError(error) && error.status === 404) setFound('unknown')
    })
  }, [])
  return found
}
