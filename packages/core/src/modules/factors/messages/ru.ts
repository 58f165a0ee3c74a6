import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.invalid_code': 'Код неверен или уже использован',
  'problem.invalid_code.detail':
    'Дождитесь следующего кода и повторите попытку или используйте другой способ.',
  'problem.mfa_expired': 'Время входа истекло',
  'problem.mfa_expired.detail': 'Пожалуйста, войдите ещё раз с самого начала.',
  'problem.passkey_refused': 'Не удалось войти с этим ключом доступа',
  'problem.passkey_refused.detail': 'Повторите попытку или используйте другой способ на странице входа.',
  'problem.passkey_unacceptable': 'Не удалось добавить ключ доступа',
  'problem.passkey_unacceptable.detail':
    'Запрос устарел или ответ устройства недействителен. Повторите попытку.',
  'problem.too_many_passkeys': 'Слишком много ключей доступа',
  'problem.too_many_passkeys.detail':
    'Можно иметь не больше {most}. Удалите те, которыми больше не пользуетесь.',
  'problem.totp_lost': 'Приложение-аутентификатор больше нельзя проверить',
  'problem.totp_lost.detail':
    'Ключ системы утрачен. Войдите с резервным кодом или ключом доступа и добавьте приложение заново.',
  'problem.factor_exists': 'Этот фактор уже добавлен',
  'problem.factor_exists.detail': 'Чтобы заменить его, сначала удалите нынешний.',
  'problem.factor_missing': 'Сначала добавьте второй фактор',
  'problem.factor_missing.detail': 'Резервные коды заменяют приложение-аутентификатор или ключ доступа.',
  'problem.factor_needed': 'Используйте второй фактор',
  'problem.factor_needed.detail':
    'У вас есть приложение-аутентификатор или ключ доступа, поэтому одного пароля недостаточно.',
  'problem.code_wrong': 'Код неверен',
  'problem.code_wrong.detail':
    'Введите шесть цифр, которые приложение показывает сейчас, и проверьте часы устройства.',
  'field.code_wrong': 'Код неверен',
  'factor.totp': 'приложение-аутентификатор',
  'factor.passkey': 'ключ доступа',
  'factor.recovery_codes': 'резервные коды',
  'mail.factor_added.subject': 'Добавлен фактор входа',
  'mail.factor_added.heading': 'Добавлен фактор',
  'mail.factor_added.body': 'В вашу учётную запись {brand} добавлено: {factor}.',
  'mail.factor_added.action': 'Проверить учётную запись',
  'mail.factor_added.ignore':
    'Если это были вы, ничего делать не нужно. Если нет, сразу удалите его и смените пароль.',
  'mail.factor_removed.subject': 'Фактор входа удалён',
  'mail.factor_removed.heading': 'Фактор удалён',
  'mail.factor_removed.body': 'Из вашей учётной записи {brand} удалено: {factor}.',
  'mail.factor_removed.action': 'Проверить учётную запись',
  'mail.factor_removed.ignore': 'Если это были вы, ничего делать не нужно. Если нет, сразу смените пароль.',
  'mail.factor_removed_by_operator.subject': 'Оператор удалил ваш фактор входа',
  'mail.factor_removed_by_operator.heading': 'Оператор удалил фактор',
  'mail.factor_removed_by_operator.body':
    'Оператор {brand} удалил из вашей учётной записи: {factor}. Добавьте новый фактор при следующем входе.',
  'mail.factor_removed_by_operator.action': 'Проверить учётную запись',
  'mail.factor_removed_by_operator.ignore': 'Если вы об этом не просили, сразу свяжитесь с оператором.',
  'mail.recovery_code_used.subject': 'Использован резервный код',
  'mail.recovery_code_used.heading': 'Использован резервный код',
  'mail.recovery_code_used.body':
    'Для вашей учётной записи {brand} использован резервный код. Осталось кодов: {count}.',
  'mail.recovery_code_used.action': 'Проверить учётную запись',
  'mail.recovery_code_used.ignore':
    'Если это были вы, ничего делать не нужно. Если нет, сразу смените пароль и создайте новые коды.',
  'audit.person.totp_begun': 'Начато добавление приложения-аутентификатора',
  'audit.person.totp_added': 'Добавлено приложение-аутентификатор',
  'audit.person.totp_removed': 'Удалено приложение-аутентификатор',
  'audit.person.recovery_codes_made': 'Созданы новые резервные коды',
  'audit.person.passkey_added': 'Добавлен ключ доступа',
  'audit.person.passkey_renamed': 'Переименован ключ доступа',
  'audit.person.passkey_removed': 'Удалён ключ доступа',
  'audit.person.device_forgotten': 'Запомненное устройство забыто',
  'audit.person.passkey_copied': 'Отклонён ключ доступа, похоже, скопированный',
  'audit.person.factors_removed': 'Оператор удалил факторы человека',
  'audit.session.factor_refused': 'Второй фактор отклонён',
  'audit.session.step_up_refused': 'Повторное подтверждение личности не удалось',
  'audit.session.stepped_up': 'Личность подтверждена повторно',
})
