import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.tenant_deleting': 'La eliminación de esta organización está programada',
  'problem.tenant_deleting.detail':
    'Ya no se puede modificar. Para cancelar la eliminación, contacte con el operador de la plataforma.',
  'problem.current_tenant': 'Esta es la organización en la que se encuentra ahora',
  'problem.current_tenant.detail': 'Cambie primero a otra organización e inténtelo de nuevo.',
  'menu.tenants': 'Organizaciones',
  'audit.tenant.updated': 'Organización modificada',
  'audit.tenant.suspended': 'Organización suspendida',
  'audit.tenant.resumed': 'Organización reanudada',
  'audit.tenant.deletion_requested': 'Eliminación de la organización programada',
  'audit.tenant.deletion_cancelled': 'Eliminación de la organización cancelada',
  'audit.tenant.deleted': 'Organización eliminada',
  'audit.tenant.exported': 'Datos de la organización exportados',
  'audit.tenant.restored': 'Organización restaurada desde una copia',
  'audit.maintenance.began': 'Inició el mantenimiento del sistema',
  'audit.maintenance.ended': 'Terminó el mantenimiento del sistema',
  'audit.secrets.rotated': 'Secretos cifrados con la nueva clave',
  'field.person_exists': 'Esa dirección ya es de alguien',
  'field.repeated_address': 'Esa dirección está dos veces en la lista',
  'field.hash_unknown': 'No se conoce la forma del hash de la contraseña',
  'field.hash_too_costly': 'El hash de la contraseña tarda demasiado en calcularse',
  'menu.status': 'Estado del sistema',
  'status.jobs_late': 'Hay tareas en segundo plano que esperan desde hace más de {minutes} min',
  'status.jobs_late.mend':
    'Compruebe en el registro que los procesos alcanzan la base de datos. Si hay mucho trabajo, aumente JOBS_CONCURRENCY o añada procesos.',
  'status.jobs_failed': 'Tareas fallidas definitivamente: {count}',
  'status.jobs_failed.mend':
    'La lista de abajo indica cuáles y por qué; elimine la causa y reinícielas con «tamga jobs retry».',
  'status.versions_differ': 'Se ejecutan procesos de versiones distintas: {versions}',
  'status.versions_differ.mend': 'Durante una actualización es normal. Si no, detenga los más antiguos.',
  'status.overloaded': '{process}: solicitudes rechazadas en el último minuto por la carga: {count}',
  'status.overloaded.mend':
    'Añada procesos (WEB_CONCURRENCY) o máquinas. La métrica tamga_shared_places indica qué organización ocupa más que las demás.',
  'status.event_loop_late': '{process}: el cálculo va con {ms} ms de retraso',
  'status.event_loop_late.mend': 'Hay más cálculo del que un núcleo puede hacer. Añada procesos o máquinas.',
  'status.memory_high': '{process} ocupa {megabytes} MB de memoria',
  'status.memory_high.mend':
    'Lo habitual con carga son 320 MB. Reinícielo y guarde una instantánea del montón si vuelve a crecer.',
  'status.pool_short': '{process}: solicitudes que esperan una conexión del grupo {pool}: {count}',
  'status.pool_short.mend': 'Busque primero consultas lentas abajo. Si no las hay, aumente DATABASE_POOL.',
  'status.far_side_away': '{target} no responde',
  'status.far_side_away.mend':
    'Avise a quien lo opera. Se intenta una vez por segundo y todo sigue solo cuando vuelve.',
  'status.slow_statements': '{route}: consultas lentas (más de medio segundo): {count}',
  'status.slow_statements.mend':
    'El registro indica cuáles («a statement was slow»). Vea si el disco está ocupado y si autovacuum da abasto.',
  'status.archive_failing': 'PostgreSQL no puede archivar su registro de escritura anticipada',
  'status.archive_failing.mend':
    'Vea el error de archive_command en el registro de la base. Hasta que se corrija, el disco se llena.',
  'status.backup_unknown': 'No se conoce ninguna copia de seguridad',
  'status.backup_unknown.mend':
    'Archive el registro (archive_mode) o ejecute «tamga backup note» después de cada copia.',
  'status.backup_old': 'Días desde la última copia de seguridad: {days}',
  'status.backup_old.mend': 'Revise lo que hace las copias.',
  'status.secret_key_missing':
    'SSO_SECRET_KEY no está definido: las credenciales no pueden guardarse cifradas',
  'status.secret_key_missing.mend': 'Cree una con «openssl rand -base64 32» y guárdela aparte de la base.',
  'status.signing_key_missing': 'No hay ninguna clave de firma activa',
  'status.signing_key_missing.mend': 'Ejecute «tamga keys rotate».',
  'status.maintenance_on': 'El mantenimiento está activo: solo entran los operadores',
  'status.maintenance_on.mend': 'Cuando termine: «tamga maintenance off».',
})
