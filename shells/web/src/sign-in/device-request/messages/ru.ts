import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'device.request': 'Вход на устройстве',
  'device.consent': '«{client}» хочет войти от вашего имени',
  'device.careful': 'Разрешайте, только если вы начали это сами на устройстве, которое сейчас перед вами.',
  'device.from': 'Откуда',
  'device.device': 'Устройство',
  'device.when': 'Когда',
  'device.after':
    'Если вы откажете, устройство не войдёт и ничего не узнает. Отозвать согласие можно в любой момент в своём профиле.',
  'device.late': 'Срок действия кода истёк',
  'device.late.text':
    'Код устарел, на него уже ответили или он введён в другом браузере. Получите на устройстве новый код.',
  'device.another': 'Ввести другой код',
})
