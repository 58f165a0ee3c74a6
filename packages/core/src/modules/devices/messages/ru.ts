import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'menu.devices': 'Устройства',
  'problem.device_pending': 'Устройство ожидает одобрения',
  'problem.device_pending.detail':
    'Устройство зарегистрировано. Войти на нём можно, как только администратор одобрит его.',
  'problem.device_proof_invalid': 'Устройство не подтвердило себя',
  'problem.device_proof_invalid.detail':
    'Запрос не подписан ключом этого устройства, либо подтверждение устарело или уже использовано.',
  'problem.device_revoked': 'Устройство отключено',
  'problem.device_revoked.detail':
    'Войти на этом устройстве больше нельзя. Чтобы пользоваться им, зарегистрируйте его заново.',
  'problem.device_key_mismatch': 'Ключ принадлежит другому устройству',
  'problem.device_key_mismatch.detail': 'Токен и ключ устройства не соответствуют друг другу.',
  'problem.handoff_invalid': 'Код недействителен',
  'problem.handoff_invalid.detail':
    'Код действует один раз, в течение минуты, на устройстве, которое его запросило. Откройте программу заново.',
  'problem.not_a_shell': 'Этот токен не принадлежит установленной программе',
  'problem.not_a_shell.detail':
    'Рабочую область открывает только токен установленной программы, привязанный к её устройству.',
  'audit.device.registered': 'Устройство зарегистрировано',
  'audit.device.approved': 'Устройство одобрено',
  'audit.device.revoked': 'Устройство отключено',
  'audit.device.left': 'Выход с общего устройства',
  'audit.device.changed': 'Устройство изменено',
  'audit.device.policy_changed': 'Правила для устройств изменены',
  'audit.device.handoff_refused': 'Вход с устройства отклонён',
})
