import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.egov.name': 'Электронное правительство',
  'app.egov.description': 'Связывает организацию с государственными услугами и национальным реестром.',
  'menu.registry': 'Национальный реестр',
  'menu.registry_lookups': 'Кто запрашивал',
  'permission.egov.read': 'Запрашивать сведения о гражданах и юридических лицах в национальном реестре',
  'permission.egov.manage': 'Видеть запросы к реестру всех людей',
  'audit.registry.looked_up': 'Запрос в национальный реестр',
  'audit.registry.agreement_asked': 'Запрошено согласие гражданина на запрос',
  'registry.agreement.prompt': '{organisation} хочет запросить ваши данные в реестре',
  'problem.registry_agreement_expired': 'Срок согласия истёк',
  'problem.registry_agreement_expired.detail': 'Запросите согласие гражданина ещё раз.',
  'problem.registry_agreement_refused': 'Гражданин не дал согласия',
  'problem.registry_agreement_refused.detail':
    'Гражданин отказался, не ответил, или его e-ID не удалось проверить. Запросите согласие ещё раз или другим способом.',
  'audit.registry.batch_created': 'Начата пакетная проверка юридических лиц',
  'audit.registry.batch_cancelled': 'Пакетная проверка остановлена',
  'field.citizen_number':
    'Регистрационный номер — две кириллические буквы и восемь цифр, например УА90010101',
  'field.legal_entity_number':
    'Регистрационный номер юридического лица состоит из семи цифр, например 5000001',
  'problem.purpose_required': 'Укажите цель запроса',
  'problem.purpose_required.detail':
    'Каждый запрос в национальный реестр записывается вместе с целью. Граждане видят, кто и зачем запрашивал сведения о них.',
  'problem.registry_not_found': 'Не найдено в национальном реестре',
  'problem.registry_not_found.detail':
    'Проверьте регистрационный номер и повторите попытку. Код реестра: {code}.',
  'problem.registry_request_invalid': 'Национальный реестр не принял запрос',
  'problem.registry_request_invalid.detail':
    'Запрос или его подпись не соответствует правилам реестра (код {code}). Обратитесь к оператору платформы.',
  'problem.registry_clock_differs': 'Часы нашего сервера расходятся с часами реестра',
  'problem.registry_clock_differs.detail':
    'Расхождение — {seconds} с, поэтому реестр не принял запрос. Попросите оператора настроить часы сервера.',
  'problem.registry_authorisation_required': 'Требуется согласие гражданина',
  'problem.registry_authorisation_required.detail':
    'Реестр запрашивает согласие гражданина (код {code}): код из сообщения на телефон, подпись e-ID или государственный шлюз.',
  'problem.registry_authorisation_refused': 'Реестр не принял согласие гражданина',
  'problem.registry_authorisation_refused.detail':
    'Код или подпись неверны либо устарели (код {code}). Попросите гражданина подтвердить ещё раз.',
  'problem.registry_access_denied': 'Национальный реестр не даёт доступа',
  'problem.registry_access_denied.detail':
    'Нашей организации не предоставлен доступ к этим сведениям (код {code}). Обратитесь к оператору платформы.',
  'problem.registry_data_mismatch': 'Данные гражданина не совпадают с реестром',
  'problem.registry_data_mismatch.detail':
    'Указанное расходится с тем, что зарегистрировано (код {code}). Проверьте и повторите попытку.',
  'problem.registry_signature_refused': 'Реестр не принял подпись',
  'problem.registry_signature_refused.detail': 'Подпись или её сертификат недействительны (код {code}).',
  'problem.registry_refused': 'Национальный реестр отказал',
  'problem.registry_refused.detail':
    'Код реестра: {code}. Если это повторится, обратитесь к оператору платформы.',
  'problem.registry_unavailable': 'Сейчас запросить национальный реестр нельзя',
  'problem.registry_unavailable.detail': '{reason} Подождите немного и повторите попытку.',
  'registry.away.unreachable': 'Реестр недоступен.',
  'registry.away.timeout': 'Реестр не ответил вовремя.',
  'registry.away.certificate_not_trusted': 'Сертификат реестра выдан не тем центром, которому мы доверяем.',
  'registry.away.answer_too_large': 'Ответ реестра слишком велик.',
  'registry.away.answer_malformed': 'Ответ реестра невозможно прочитать.',
  'registry.away.registry_failed': 'Реестр сообщил о внутренней ошибке.',
  'registry.away.paused': 'Реестр несколько раз не ответил, поэтому мы делаем паузу.',
  'registry.away.not_configured': 'Подключение к реестру не настроено.',
})
