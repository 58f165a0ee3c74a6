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
  'audit.tenant.restored': 'Организация восстановлена из копии',
  'audit.maintenance.began': 'Начал технические работы',
  'audit.maintenance.ended': 'Завершил технические работы',
  'audit.secrets.rotated': 'Секреты зашифрованы новым ключом',
  'field.person_exists': 'Этот адрес уже занят',
  'field.repeated_address': 'Этот адрес повторяется в списке',
  'field.hash_unknown': 'Неизвестный вид хеша пароля',
  'field.hash_too_costly': 'Вычисление хеша пароля занимает слишком много времени',
  'menu.status': 'Состояние системы',
  'status.jobs_late': 'Фоновые задания ждут дольше {minutes} мин',
  'status.jobs_late.mend':
    'Посмотрите в журнале, доступна ли процессам база данных. Если работы много, увеличьте JOBS_CONCURRENCY или добавьте процессы.',
  'status.jobs_failed': 'Задания, не выполненные окончательно: {count}',
  'status.jobs_failed.mend':
    'Список ниже показывает, какие и почему; устраните причину и запустите их снова командой «tamga jobs retry».',
  'status.versions_differ': 'Работают процессы разных версий: {versions}',
  'status.versions_differ.mend': 'Во время обновления так и должно быть. Иначе остановите старые.',
  'status.overloaded': '{process}: отклонено запросов за последнюю минуту из-за нагрузки: {count}',
  'status.overloaded.mend':
    'Добавьте процессы (WEB_CONCURRENCY) или машины. Метрика tamga_shared_places покажет организацию, которая занимает больше других.',
  'status.event_loop_late': '{process}: вычисления запаздывают на {ms} мс',
  'status.event_loop_late.mend': 'Работы больше, чем под силу одному ядру. Добавьте процессы или машины.',
  'status.memory_high': '{process}: занято {megabytes} МБ памяти',
  'status.memory_high.mend':
    'Под нагрузкой обычно 320 МБ. Перезапустите процесс; если память снова растёт, сохраните снимок кучи.',
  'status.pool_short': '{process}: запросов ждёт соединения из пула {pool}: {count}',
  'status.pool_short.mend':
    'Сначала поищите ниже медленные запросы к базе. Если их нет, увеличьте DATABASE_POOL.',
  'status.far_side_away': '{target} не отвечает',
  'status.far_side_away.mend':
    'Сообщите тем, кто его обслуживает. Попытка делается раз в секунду, и всё продолжится само.',
  'status.slow_statements': '{route}: медленных запросов к базе (более полсекунды): {count}',
  'status.slow_statements.mend':
    'В журнале видно, какие («a statement was slow»). Проверьте, не занят ли диск и успевает ли autovacuum.',
  'status.archive_failing': 'PostgreSQL не может архивировать журнал предзаписи',
  'status.archive_failing.mend':
    'Посмотрите ошибку archive_command в журнале базы данных. Пока она не устранена, диск заполняется.',
  'status.backup_unknown': 'О резервных копиях ничего не известно',
  'status.backup_unknown.mend':
    'Включите архивирование журнала (archive_mode) или выполняйте «tamga backup note» после каждой копии.',
  'status.backup_old': 'Дней с последней резервной копии: {days}',
  'status.backup_old.mend': 'Проверьте, что делает резервные копии.',
  'status.secret_key_missing': 'SSO_SECRET_KEY не задан: секреты нельзя хранить зашифрованными',
  'status.secret_key_missing.mend':
    'Создайте его командой «openssl rand -base64 32» и храните отдельно от базы.',
  'status.signing_key_missing': 'Нет действующего ключа подписи',
  'status.signing_key_missing.mend': 'Выполните «tamga keys rotate».',
  'status.maintenance_on': 'Идёт обслуживание: входят только операторы',
  'status.maintenance_on.mend': 'Когда закончите: «tamga maintenance off».',
})
