import { ActionIcon, Group, NavLink, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { conversationsQuery, deleteConversation } from '../../../data/assistant/conversations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { assistantTexts } from '../texts.ts'
import classes from './conversation.module.css'

const SHOWN = 12

/** The latest ones; they are deleted by themselves after a month. */
export function ConversationList({ open }: { open: string | undefined }) {
  const t = useTexts(assistantTexts)
  const navigate = useNavigate()
  const { data } = useQuery(conversationsQuery)
  const [confirm, dialog] = useConfirm()
  const remove = (id: string) =>
    confirm({
      title: t('assistant.delete.title'),
      effect: t('assistant.delete.effect'),
      verb: t('assistant.delete'),
      onConfirm: async () => {
        await deleteConversation(id)
        if (id === open) await navigate({ to: '/assistant', search: {} })
      },
    })
  const items = (data?.items ?? []).filter(({ title }) => title !== '').slice(0, SHOWN)
  return (
    <Stack component="nav" gap={4} className={classes['list']!} aria-label={t('assistant.conversations')}>
      <ButtonLink to="/assistant" search={{}} variant="default" leftSection={<IconPlus size={18} />} mb="xs">
        {t('assistant.new')}
      </ButtonLink>
      {items.map(({ id, title }) => (
        <Group key={id} gap={4} wrap="nowrap">
          <NavLink
            className={classes['entry']!}
            active={id === open}
            label={title}
            noWrap
            renderRoot={props => <Link to="/assistant" search={{ conversation: id }} {...props} />}
          />
          {id === open && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('assistant.delete.one', { title })}
              onClick={() => remove(id)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {dialog}
    </Stack>
  )
}
