import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'home.title': 'Inicio',
  'home.greeting': 'Hola, {name}',
  'home.apps': 'Aplicaciones',
  'home.apps.search': 'Buscar aplicación',
  'home.apps.none': 'Todavía no tiene ninguna aplicación disponible',
  'home.apps.none.text': 'Aparecerán aquí en cuanto un administrador de la organización le asigne un rol.',
  'home.apps.unmatched': 'No hay ninguna aplicación así',
  'home.own': 'Mi cuenta',
  'home.own.identity': 'Datos personales',
  'home.own.identity.text': 'Actualizar su nombre, correo y teléfono',
  'home.own.sessions': 'Mis sesiones',
  'home.own.sessions.text':
    'Ver desde dónde y con qué dispositivo inició sesión, y finalizar lo que no reconozca',
  'home.own.applications': 'Aplicaciones autorizadas',
  'home.own.applications.text': 'Ver qué aplicaciones acceden a sus datos y retirar el consentimiento',
  'home.own.password': 'Contraseña',
  'home.own.password.text': 'Cambiar su contraseña',
  'home.numbers': 'Últimos 14 días',
  'home.numbers.trend': '{label}, por día',
  'home.sign_ins': 'Inicios de sesión',
  'home.refused': 'Intentos fallidos',
  'home.sessions': 'Sesiones activas',
  'home.members': 'Miembros',
  'home.attention': 'Requiere atención',
  'home.attention.none': 'Nada requiere atención, todo va bien.',
  'home.attention.email_unverified': 'Su correo electrónico no está verificado.',
  'home.attention.secret_key_missing':
    'No se ha configurado la clave secreta de la instalación (SSO_SECRET_KEY): no se pueden guardar secretos de otros sistemas.',
  'home.attention.single_administrator':
    'La organización tiene un solo administrador. Asigne el rol de administrador a otra persona.',
  'home.attention.mails_failed': {
    one: 'No se pudo entregar {count} correo.',
    many: 'No se pudieron entregar {count} de correos.',
    other: 'No se pudieron entregar {count} correos.',
  },
  'home.attention.invitations_expired': {
    one: '{count} invitación ha caducado.',
    many: '{count} de invitaciones han caducado.',
    other: '{count} invitaciones han caducado.',
  },
  'home.attention.members_never_seen': {
    one: '{count} miembro nunca ha iniciado sesión.',
    many: '{count} de miembros nunca han iniciado sesión.',
    other: '{count} miembros nunca han iniciado sesión.',
  },
  'home.attention.apps_stopped': {
    one: '{count} aplicación está instalada pero desactivada.',
    many: '{count} de aplicaciones están instaladas pero desactivadas.',
    other: '{count} aplicaciones están instaladas pero desactivadas.',
  },
  'home.reviews': 'Mi cola de revisión',
  'home.reviews.due': 'Plazo: {time}',
  'home.reviews.none': 'Nada por decidir',
  'home.attention.reviews_waiting': {
    one: '{count} permiso espera su decisión.',
    many: '{count} de permisos esperan su decisión.',
    other: '{count} permisos esperan su decisión.',
  },
  'home.attention.targets_failing': {
    one: 'No se puede aprovisionar {count} sistema destino.',
    many: 'No se pueden aprovisionar {count} de sistemas destino.',
    other: 'No se pueden aprovisionar {count} sistemas destino.',
  },
  'home.attention.targets_paused': {
    one: '{count} sistema destino está en pausa: sus retiradas esperan su aprobación.',
    many: '{count} de sistemas destino están en pausa: sus retiradas esperan su aprobación.',
    other: '{count} sistemas destino están en pausa: sus retiradas esperan su aprobación.',
  },
  'home.activity': 'Última actividad',
  'home.activity.own': 'Su última actividad',
  'home.activity.all': 'Ver todo',
  'home.activity.none': 'Aún no se ha registrado nada.',
})
