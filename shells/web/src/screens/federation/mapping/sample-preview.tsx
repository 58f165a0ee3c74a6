import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import classes from '../federation.module.css'
import { federationTexts } from '../texts.ts'
import { MappedClaim } from '../trial/mapped-claim.tsx'
import type { MappingValues } from './mapping-values.ts'
import { type Claims, claimsIn, mappedBy, SAMPLE } from './sample-claims.ts'

const written = (claims: Claims): string => JSON.stringify(claims, null, 2)

type SamplePreviewProps = {
  values: MappingValues
  /** What a trial brought stands in for the sample. */
  claims: Claims | null
}

/** What becomes of sample claims by the mapping in the form, with every key pressed. */
export function SamplePreview({ values, claims }: SamplePreviewProps) {
  const t = useTexts(federationTexts)
  const [typed, setTyped] = useState<{ over: Claims | null; text: string }>({
    over: null,
    text: written(SAMPLE),
  })
  const text = claims !== null && typed.over !== claims ? written(claims) : typed.text
  const sample = claimsIn(text)
  return (
    <Stack>
      <Textarea
        label={t('federation.sample.claims')}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={65_536}
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        classNames={{ input: classes.sample! }}
        styles={{ label: { direction: 'inherit' } }}
        value={text}
        onChange={event => setTyped({ over: claims, text: event.currentTarget.value })}
        error={sample ? undefined : t('federation.sample.wrong')}
      />
      {sample && (
        <dl className={classes.claims} aria-label={t('federation.sample')}>
          {mappedBy(values, sample).map(entry => (
            <MappedClaim key={entry.target} entry={entry} />
          ))}
        </dl>
      )}
    </Stack>
  )
}
