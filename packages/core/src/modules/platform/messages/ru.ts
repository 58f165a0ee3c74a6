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
})
