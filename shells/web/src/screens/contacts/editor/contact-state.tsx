import { Button, Group } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type Contact, changeContact, deleteContact, forgetContact } from '../../../data/business/contacts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { contactsTexts } from '../texts.ts'

type ContactStateProps = { contact: Contact; onChanged: () => void }

/** At the end of the page, away from the everyday. */
export function ContactState({ contact, onChanged }: ContactStateProps) {
  const t = useTexts(contactsTexts)
  const [confirm, dialog] = useConfirm()
  const navigate = useNavigate()
  const { id, name, archived } = contact
  const turn = () =>
    confirm({
      title: t(archived ? 'contacts.restore.title' : 'contacts.archive.title', { name }),
      effect: t(archived ? 'contacts.restore.effect' : 'contacts.archive.effect'),
      verb: t(archived ? 'contacts.restore' : 'contacts.archive'),
      tone: 'brand',
      onConfirm: async () => {
        await changeContact(id, { archived: !archived })
        onChanged()
      },
    })
  const remove = () =>
    confirm({
      title: t('contacts.delete.title', { name }),
      effect: t('contacts.delete.effect'),
      verb: t('contacts.delete'),
      done: t('contacts.deleted', { name }),
      onConfirm: async () => {
        await deleteContact(id)
        await navigate({ to: '/contacts', ignoreBlocker: true })
        await forgetContact(id)
      },
    })
  const StateIcon = archived ? IconArchiveOff : IconArchive
  return (
    <Card title={t('contacts.danger')} description={t('contacts.danger.text')}>
      <Group>
        <Button variant="default" leftSection={<StateIcon size={18} />} onClick={turn}>
          {t(archived ? 'contacts.restore' : 'contacts.archive')}
        </Button>
        <Button variant="light" color="red" leftSection={<IconTrash size={18} />} onClick={remove}>
          {t('contacts.delete')}
        </Button>
      </Group>
      {dialog}
    </Card>
  )
}
