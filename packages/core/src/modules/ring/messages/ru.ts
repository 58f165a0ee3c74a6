import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.ring_fingerprint_differs': 'Отпечаток не совпадает',
  'problem.ring_fingerprint_differs.detail':
    'Сверьте его с другим оператором ещё раз. Если он не совпадает, не доверяйте этому ключу.',
  'problem.ring_link_known': 'Такая связь уже есть',
  'problem.ring_link_known.detail':
    'Этот сервис в этом направлении вы уже предложили. Его состояние в списке.',
  'problem.ring_peer_is_self': 'Это адрес самой установки',
  'problem.ring_peer_is_self.detail': 'Введите адрес другой установки.',
  'problem.ring_peer_known': 'Эта установка уже добавлена',
  'problem.ring_peer_known.detail': 'Она уже в списке: посмотрите её ключи там.',
  'problem.ring_peer_not_active': 'С этой установкой сейчас не ведётся обмен',
  'problem.ring_peer_not_active.detail':
    'Её отпечаток должен быть подтверждён, и она не должна быть приостановлена.',
  'problem.ring_peer_unreachable': 'Не удалось получить ключи установки',
  'problem.ring_peer_unreachable.detail':
    'Проверьте адрес: он должен точно совпадать с PUBLIC_ORIGIN той установки.',
  'problem.ring_service_unknown': 'Такого сервиса нет',
  'problem.ring_service_unknown.detail': 'Ни один модуль этой установки не предлагает такой сервис.',
  'feature.ring.name': 'Сообщать связанным установкам о людях',
  'feature.ring.description':
    'Когда меняются имя, язык или статус участника, который входит в другую установку, она узнаёт об этом. Эл. почта, телефон и регистрационный номер никогда не передаются.',
  'menu.ring': 'Кольцо сообщений',
  'ring.service.session-ended': 'Завершённые сеансы',
  'ring.service.directory-entry': 'Имя, язык и статус людей',
  'audit.ring.entry_received': 'Данные человека обновлены из связанной установки',
  'audit.ring.key_rotated': 'Сменён ключ кольца',
  'audit.ring.link_approved': 'Связь одобрена',
  'audit.ring.link_decided_by_peer': 'Другой оператор решил о связи',
  'audit.ring.link_proposed': 'Предложена связь',
  'audit.ring.link_suspended': 'Связь приостановлена',
  'audit.ring.message_retried': 'Сообщение отправлено повторно',
  'audit.ring.peer_added': 'Добавлена установка',
  'audit.ring.peer_confirmed': 'Подтверждён отпечаток установки',
  'audit.ring.peer_key_added': 'Связанная установка сменила ключ',
  'audit.ring.peer_key_removed': 'Ключу установки больше не доверяют',
  'audit.ring.peer_removed': 'Установка удалена',
  'audit.ring.peer_resumed': 'Обмен с установкой возобновлён',
  'audit.ring.peer_suspended': 'Обмен с установкой приостановлен',
  'audit.ring.tested': 'Отправлено тестовое сообщение',
})
