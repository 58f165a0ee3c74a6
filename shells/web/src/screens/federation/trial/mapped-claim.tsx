import { Text } from '@mantine/core'
import type { Trial } from '../../../data/federation.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { federationTexts } from '../texts.ts'

/** What is taken, from which claim, and what it comes to. */
export function MappedClaim({ entry }: { entry: Trial['mapping'][number] }) {
  const t = useTexts(federationTexts)
  const { target, claim, value } = entry
  const shown = Array.isArray(value) ? value.join(', ') : value
  return (
    <div>
      <Text component="dt" size="sm" fw={600}>
        {t(`federation.target.${target}`)}
        <Text size="xs" c="dimmed" component="div">
          {claim ? <bdi dir="ltr">{claim}</bdi> : t('federation.mapping.off')}
        </Text>
      </Text>
      <Text component="dd" size="sm" c={shown ? undefined : 'dimmed'}>
        {shown ? <bdi>{shown}</bdi> : t('federation.trial.nothing')}
      </Text>
    </div>
  )
}
