import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import classes from './clients.module.css'
import { clientsTexts } from './texts.ts'

type Field = 'redirect_uris' | 'post_logout_redirect_uris'

type AddressListProps<V extends Record<string, unknown>> = {
  form: UseFormReturnType<V>
  name: Field
  label: string
  description: string
  placeholder: string
  isReadOnly?: boolean
  isFocused?: boolean
}

/** Without the lines that were left empty. */
export const filled = (addresses: readonly string[]): string[] =>
  addresses.map(address => address.trim()).filter(Boolean)

/** Addresses, each with its own message; one empty line is there to be filled. */
export function AddressList<V extends Record<string, unknown>>(props: AddressListProps<V>) {
  const { form, name, label, description, placeholder, isReadOnly = false, isFocused = false } = props
  const t = useTexts(clientsTexts)
  const addresses = form.getValues()[name] as string[]
  const insert = () => form.insertListItem(name, '' as never)
  const remove = (index: number) => {
    form.removeListItem(name, index)
    form.clearFieldError(name)
  }
  return (
    <Input.Wrapper label={label} description={description} error={form.errors[name]} labelElement="div">
      <div className={classes.addresses}>
        {addresses.map((_address, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as the server names it
          <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              flex={1}
              aria-label={t('clients.address.nth', { label, number: index + 1 })}
              placeholder={placeholder}
              styles={{ input: { direction: 'ltr' } }}
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              maxLength={2000}
              readOnly={isReadOnly}
              data-autofocus={(isFocused && index === 0) || undefined}
              {...form.getInputProps(`${name}.${index}`)}
            />
            {!isReadOnly && addresses.length > 1 && (
              <RemoveAddress number={index + 1} onRemove={() => remove(index)} />
            )}
          </Group>
        ))}
        {!isReadOnly && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} />}
            onClick={insert}
            style={{ justifySelf: 'start' }}
          >
            {t('clients.address.add')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}

function RemoveAddress({ number, onRemove }: { number: number; onRemove: () => void }) {
  const t = useTexts(clientsTexts)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('clients.address.remove', { number })}
      onClick={onRemove}
    >
      <IconTrash size={18} />
    </ActionIcon>
  )
}
