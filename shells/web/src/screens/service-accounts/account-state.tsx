import { Button, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import {
  changeServiceAccount,
  deleteServiceAccount,
  forgetServiceAccount,
  type ServiceAccount,
} from '../../data/service-accounts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { serviceAccountTexts } from './texts.ts'

type AccountStateProps = { account: ServiceAccount; onChanged: () => void }

/** At the end of the page, away from the everyday. */
export function AccountState({ account, onChanged }: AccountStateProps) {
  const t = useTexts(serviceAccountTexts)
  const [confirm, dialog] = useConfirm()
  const { id, name, status, tokens } = account
  const isActive = status === 'active'
  const turn = () =>
    confirm({
      title: t(isActive ? 'accounts.suspend.title' : 'accounts.resume.title', { name }),
      effect: t(isActive ? 'accounts.suspend.effect' : 'accounts.resume.effect', { count: tokens }),
      verb: t(isActive ? 'accounts.suspend' : 'accounts.resume'),
      ...(!isActive && { tone: 'brand' as const }),
      done: t(isActive ? 'accounts.suspended' : 'accounts.resumed', { name }),
      onConfirm: async () => {
        await changeServiceAccount(id, { status: isActive ? 'suspended' : 'active' })
        onChanged()
      },
    })
  const navigate = useNavigate()
  const remove = () =>
    confirm({
      title: t('accounts.delete.title', { name }),
      effect: t('accounts.delete.effect', { count: tokens }),
      verb: t('accounts.delete'),
      typeName: name,
      done: t('accounts.deleted', { name }),
      onConfirm: async () => {
        await deleteServiceAccount(id)
        await navigate({ to: '/service-accounts', ignoreBlocker: true })
        await forgetServiceAccount(id)
      },
    })
  const StateIcon = isActive ? IconPlayerPause : IconPlayerPlay
  return (
    <Card title={t('accounts.danger')} description={t('accounts.danger.text')}>
      <Group>
        <Button variant="default" leftSection={<StateIcon size={18} />} onClick={turn}>
          {t(isActive ? 'accounts.suspend' : 'accounts.resume')}
        </Button>
        <Button variant="light" color="red" leftSection={<IconTrash size={18} />} onClick={remove}>
          {t('accounts.delete')}
        </Button>
      </Group>
      {dialog}
    </Card>
  )
}
