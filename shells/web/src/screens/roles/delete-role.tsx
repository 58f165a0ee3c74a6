import { Button, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { deleteRole, forgetRole, type Role } from '../../data/organisation/roles.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { rolesTexts } from './texts.ts'

/** At the end of the page, away from the everyday. A role that is in use asks for its name to be typed. */
export function DeleteRole({ role }: { role: Role }) {
  const t = useTexts(rolesTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const { id, name, members } = role
  const ask = () =>
    confirm({
      title: t('role.delete.title', { name }),
      effect: (
        <Stack gap="xs">
          <Text fw={600}>
            {members > 0 ? t('role.delete.used', { count: members }) : t('role.delete.unused')}
          </Text>
          <Text>{t('role.delete.text')}</Text>
        </Stack>
      ),
      verb: t('role.delete.confirm'),
      typeName: members > 0 ? name : undefined,
      done: t('role.deleted', { name }),
      onConfirm: async () => {
        await deleteRole(id, members > 0)
        await navigate({ to: '/organisation/roles', ignoreBlocker: true })
        await forgetRole(id)
      },
    })
  return (
    <Card title={t('role.delete.section')} description={t('role.delete.text')}>
      <Button variant="light" color="red" leftSection={<IconTrash size={18} />} onClick={ask}>
        {t('role.delete')}
      </Button>
      {dialog}
    </Card>
  )
}
