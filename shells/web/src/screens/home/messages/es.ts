import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'home.title': 'Inicio',
  'home.greeting': 'Hola, {name}',
  'home.apps': 'Aplicaciones',
  'home.apps.search': 'Buscar aplicación',
  'home.apps.none': 'Todavía no tiene ninguna aplicación disponible',
  'home.apps.none.text': 'Aparecerán aquí en cuanto un administrador de la organización le asigne un rol.',
  'home.apps.unmatched': 'No hay ninguna aplicación así',
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
  'home.activity': 'Última actividad',
  'home.activity.own': 'Su última actividad',
  'home.activity.all': 'Ver todo',
  'home.activity.none': 'Aún no se ha registrado nada.',
})
