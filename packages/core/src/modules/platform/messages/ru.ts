import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.tenant_deleting': 'Удаление этой организации уже назначено',
  'problem.tenant_deleting.detail':
    'Изменить её больше нельзя. Чтобы отменить удаление, обратитесь к оператору платформы.',
  'problem.current_tenant': 'Это организация, в которой вы сейчас находитесь',
  'problem.current_tenant.detail': 'Сначала перейдите в другую организацию и повторите попытку.',
  'menu.tenants': 'Организации',
  'audit.tenant.updated': 'Данные организации изменены',
  'audit.tenant.suspended': 'Организация приостановлена',
  'audit.tenant.resumed': 'Работа организации возобновлена',
  'audit.tenant.deletion_requested': 'Запланировано удаление организации',
  'audit.tenant.deletion_cancelled': 'Удаление организации отменено',
  'audit.tenant.deleted': 'Организация удалена',
  'audit.tenant.exported': 'Данные организации выгружены',
  'audit.secrets.rotated': 'Секреты зашифрованы новым ключом',
  'field.person_exists': 'Этот адрес уже занят',
  'field.repeated_address': 'Этот адрес повторяется в списке',
  'field.hash_unknown': 'Неизвестный вид хеша пароля',
  'field.hash_too_costly': 'Вычисление хеша пароля занимает слишком много времени',
})
