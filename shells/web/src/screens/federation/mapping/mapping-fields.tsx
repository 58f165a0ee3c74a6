import { Autocomplete, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTexts } from '../../../i18n/texts.ts'
import { federationTexts } from '../texts.ts'
import { type MappingValues, TARGETS, type Target } from './mapping-values.ts'

/** The claims of OpenID Connect Core §5.1, and those that big providers use instead. */
const USUAL: Readonly<Record<Target, readonly string[]>> = {
  email: ['email', 'upn', 'mail'],
  name: ['name', 'displayName', 'preferred_username'],
  given_name: ['given_name', 'givenName'],
  family_name: ['family_name', 'surname', 'sn'],
  phone: ['phone_number', 'mobile'],
  picture: ['picture'],
}

type MappingFieldsProps = { form: UseFormReturnType<MappingValues>; isReadOnly: boolean }

export function MappingFields({ form, isReadOnly }: MappingFieldsProps) {
  const t = useTexts(federationTexts)
  return (
    <Stack>
      {TARGETS.map(target => (
        <Autocomplete
          key={target}
          label={t(`federation.target.${target}`)}
          placeholder={t('federation.mapping.off')}
          data={[...USUAL[target]]}
          filter={({ options }) => options}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          disabled={isReadOnly}
          styles={{ input: { direction: 'ltr' } }}
          {...form.getInputProps(`claim_mapping.${target}`)}
        />
      ))}
    </Stack>
  )
}
