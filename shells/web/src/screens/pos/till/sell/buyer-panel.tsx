import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contactsQuery } from '../../../../data/business/contacts.ts'
import { useCan } from '../../../../data/me.ts'
import { keepBuyer } from '../../../../data/till/till.ts'
import type { Buyer } from '../../../../data/till/till-types.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { posTexts } from '../../texts.ts'
import type { TillState } from '../use-till.ts'

const NUMBER = /^(\d{7}|\d{11}|\d{12}|\d{14})$/

/** Whom the e-receipt names: a number always works, contacts are found with a network. */
export function BuyerPanel({ state, onDone }: { state: TillState; onDone: () => void }) {
  const t = useTexts(posTexts)
  const { database, buyer, isOnline } = state
  const canSeeContacts = useCan('contacts.read')
  const choose = (next: Buyer | null) => {
    void keepBuyer(database, next)
    onDone()
  }
  return (
    <Card title={t('pos.buyer')} description={t('pos.buyer.text')}>
      <Stack>
        <NumberForm first={buyer?.number ?? ''} onChosen={number => choose({ contact: null, number })} />
        {canSeeContacts && isOnline && (
          <FindContact onChosen={contact => choose({ contact, number: null })} />
        )}
        {canSeeContacts && !isOnline && (
          <Text size="sm" c="dimmed">
            {t('pos.buyer.offline')}
          </Text>
        )}
        <Group>
          {buyer && (
            <Button size="lg" variant="default" onClick={() => choose(null)}>
              {t('pos.buyer.none')}
            </Button>
          )}
          <Button size="lg" variant="default" onClick={onDone}>
            {t('pos.back')} (Esc)
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function NumberForm({ first, onChosen }: { first: string; onChosen: (number: string) => void }) {
  const t = useTexts(posTexts)
  const [number, setNumber] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isSound = NUMBER.test(number.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSound) onChosen(number.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs" align="flex-start">
        <TextInput
          ref={field}
          size="lg"
          w="100%"
          label={t('pos.buyer.number')}
          inputMode="numeric"
          maxLength={14}
          value={number}
          onChange={event => setNumber(event.currentTarget.value)}
          error={number.trim() !== '' && !isSound && t('pos.buyer.number.wrong')}
        />
        <Button type="submit" size="lg" disabled={!isSound}>
          {t('pos.save')}
        </Button>
      </Stack>
    </form>
  )
}

function FindContact({ onChosen }: { onChosen: (contact: { id: string; name: string }) => void }) {
  const t = useTexts(posTexts)
  const [q, setQ] = useState('')
  const { data } = useQuery({ ...contactsQuery({ q: q.trim(), limit: 8 }), enabled: q.trim().length > 1 })
  const found = q.trim().length > 1 ? (data?.items ?? []) : []
  return (
    <Stack gap="xs">
      <TextInput
        size="lg"
        label={t('pos.buyer.contact')}
        autoComplete="off"
        value={q}
        onChange={event => setQ(event.currentTarget.value)}
      />
      <Group gap="xs">
        {found.map(({ id, name, registry_number }) => (
          <Button key={id} variant="default" size="md" onClick={() => onChosen({ id, name })}>
            <bdi>{registry_number ? `${name} · ${registry_number}` : name}</bdi>
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
