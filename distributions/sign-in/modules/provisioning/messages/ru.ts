import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-provisioning.name': 'Передача учётных записей',
  'app.sso-provisioning.description':
    'Передаёт учётные записи участников и их изменения в другие системы по SCIM 2.0.',
  'audit.scim_target.created': 'Добавлена целевая система',
  'audit.scim_target.changed': 'Изменена целевая система',
  'audit.scim_target.deleted': 'Удалена целевая система',
  'audit.scim_target.resynced': 'Все участники переданы в целевую систему заново',
  'audit.scim_target.person_pushed': 'Один человек передан в целевую систему',
  'audit.scim_target.resumed': 'Приостановленная целевая система возобновлена',
  'audit.scim_run.retried': 'Неудачная передача запущена снова',
  'audit.scim_run.many_retried': 'Неудачные передачи запущены снова',
  'problem.token_required': 'Введите токен заново',
  'problem.token_required.detail':
    'При смене хоста сохранённый токен на новый хост не отправляется. Введите токен новой системы.',
  'field.scim_attribute': 'Это не атрибут SCIM. Например: title, name.familyName',
  'field.scim_attribute_reserved': 'Этот атрибут сервис заполняет сам, сопоставить его нельзя',
  'field.scim_source':
    'Такого поля нет. Возможные: {allowed}; шаблон пишется как "{name}", постоянное значение — в кавычках',
  'scim.operation.user.create': 'Добавить человека',
  'scim.operation.user.update': 'Обновить человека',
  'scim.operation.user.deactivate': 'Отключить человека',
  'scim.operation.user.delete': 'Удалить человека',
  'scim.operation.group.create': 'Добавить группу',
  'scim.operation.group.update': 'Обновить группу',
  'scim.operation.group.delete': 'Удалить группу',
  'scim.test.ok': 'В порядке',
  'scim.problem.address_not_allowed':
    'Адрес относится к внутренней сети, обращаться к нему нельзя. Оператор может добавить его в OUTBOUND_ALLOW',
  'scim.problem.bad_address': 'Адрес записан неверно',
  'scim.problem.conflict': 'Целевая система сообщает, что запись уже есть, но найти её там не удалось',
  'scim.problem.dns_failed': 'Имя хоста не найдено. Проверьте адрес',
  'scim.problem.endpoint_missing': 'В целевой системе нет такого адреса. Проверьте базовый адрес SCIM',
  'scim.problem.forbidden': 'Токен действителен, но прав на это действие нет',
  'scim.problem.interrupted': 'Сервис прервался во время передачи; попытка повторится',
  'scim.problem.not_scim': 'Ответ не является SCIM. Проверьте базовый адрес',
  'scim.problem.rate_limited': 'Целевая система получила слишком много запросов и попросила подождать',
  'scim.problem.redirected': 'Целевая система перенаправляет на другой адрес. Укажите конечный адрес',
  'scim.problem.refused': 'Целевая система не приняла отправленные данные',
  'scim.problem.rejected': 'Удаление не одобрено и потому не отправлено',
  'scim.problem.some_failed': 'Часть передач не удалась',
  'scim.problem.superseded': 'Эту передачу заменила более новая',
  'scim.problem.taken':
    'Запись с таким именем принадлежит другому, и мы её не тронули. Решите вопрос в целевой системе',
  'scim.problem.target_error': 'В целевой системе произошла ошибка',
  'scim.problem.timeout': 'Целевая система не ответила вовремя',
  'scim.problem.tls_failed': 'Не удалось установить TLS-соединение. Проверьте сертификат целевой системы',
  'scim.problem.token_unreadable': 'Сохранённый токен не читается. Введите его заново',
  'scim.problem.too_large': 'Ответ слишком большой',
  'scim.problem.unauthorised': 'Токен неверен или истёк. Введите новый',
  'scim.problem.unreachable': 'С целевой системой не удалось связаться',
})
