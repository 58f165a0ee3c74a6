import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'menu.signature_log': 'Журнал подписей',
  'menu.seal': 'Печать организации',
  'signatures.prompt': 'Подписать: {title}',
  'signatures.appearance.eid': 'Электронная подпись',
  'signatures.appearance.seal': 'Электронная печать',
  'signatures.appearance.verify': 'Отсканируйте код для проверки',
  'audit.signatures.signed': 'Документ подписан',
  'audit.signatures.sealed': 'На документ поставлена печать организации',
  'audit.signatures.signers_changed': 'Подписанты изменены',
  'audit.signatures.declined': 'Отказ подписать',
  'audit.signatures.batch_confirmed': 'Подтверждена печать на нескольких документах',
  'audit.seal.key_created': 'Создан ключ печати',
  'audit.seal.activated': 'Печать введена в действие',
  'audit.seal.retired': 'Печать выведена из употребления',
  'field.page_absent': 'Такой страницы нет',
  'field.box_outside': 'Должно помещаться на странице и быть не меньше 120×48',
  'field.signer_unknown': 'Не является действующим участником организации',
  'field.document_repeated': 'Один документ указан дважды',
  'evidence.title': 'Доказательство журнала аудита',
  'evidence.subtitle': 'Записи приложены файлом',
  'evidence.label': 'Пакет доказательств',
  'evidence.from': 'С',
  'evidence.to': 'По',
  'evidence.by': 'Составил',
  'evidence.file': 'Вложенный файл',
  'evidence.records': 'Записи',
  'evidence.seal': 'Печать организации',
  'evidence.seal.text': 'Электронная печать — часть файла',
  'evidence.page': 'Страница {page} из {pages}',
  'evidence.undrawn': 'Некоторые символы не удалось отобразить.',
  'problem.evidence_too_large': 'Слишком много записей за выбранное время',
  'problem.evidence_too_large.detail': 'Выберите более короткий срок и повторите.',
  'problem.document_damaged': 'Файл документа повреждён',
  'problem.document_damaged.detail': 'Его нельзя подписать. Создайте PDF заново и загрузите снова.',
  'problem.document_encrypted': 'Файл защищён паролем',
  'problem.document_encrypted.detail':
    'Зашифрованный PDF нельзя подписать. Снимите пароль и загрузите снова.',
  'problem.eid_required_to_sign': 'Ваш e-ID не привязан',
  'problem.eid_required_to_sign.detail': 'Прежде чем подписывать, привяжите e-ID на странице учётной записи.',
  'problem.eid_signing_unavailable': 'Подписание через e-ID здесь недоступно',
  'problem.eid_signing_unavailable.detail':
    'e-ID для подписей не настроен. Обратитесь к оператору установки.',
  'problem.not_your_turn': 'Сейчас не ваша очередь подписывать',
  'problem.not_your_turn.detail': 'Документ подписывают только названные лица, в своём порядке.',
  'problem.seal_absent': 'У организации нет печати',
  'problem.seal_absent.detail':
    'Создайте ключ и внесите сертификат в разделе «Настройки › Печать организации».',
  'problem.seal_certificate_of_another_key': 'Сертификат относится к другому ключу',
  'problem.seal_certificate_of_another_key.detail':
    'Внесите сертификат, выданный по показанному выше запросу.',
  'problem.seal_certificate_unusable': 'Сертификат нельзя использовать для печати',
  'problem.seal_certificate_unusable.detail':
    'Нужен действующий PEM-сертификат для подписи от доверенного здесь центра.',
  'problem.seal_module_absent': 'Аппаратного модуля нет',
  'problem.seal_module_absent.detail':
    'Оператор не настроил модуль для ключей печатей. Всё остальное работает.',
  'problem.seal_module_unavailable': 'Аппаратный модуль не отвечает',
  'problem.seal_module_unavailable.detail': 'Попробуйте позже. Причина — в журнале сервера.',
  'problem.signer_refused': 'Подпись невозможна',
  'problem.signer_refused.detail':
    'e-ID не подтвердил ваш сертификат подписи. Проверьте его в приложении e-ID.',
  'problem.signer_unavailable': 'e-ID сейчас не отвечает',
  'problem.signer_unavailable.detail': 'Ничего не изменилось. Попробуйте позже.',
  'problem.signing_declined': 'Кто-то отказался подписать',
  'problem.signing_declined.detail':
    'Прочитайте причину; затем владелец документа назначит подписантов заново.',
  'problem.signing_in_progress': 'Документ сейчас подписывают',
  'problem.signing_in_progress.detail': 'Подписи ставятся по одной. Подождите и попробуйте снова.',
  'problem.timestamp_authority_absent': 'Центра меток времени нет',
  'problem.timestamp_authority_absent.detail':
    'Подпись этого уровня требует метки времени. Выберите уровень B-B или обратитесь к оператору.',
})
