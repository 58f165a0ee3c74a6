import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'home.text': 'Su organización tiene su propio sistema de acceso. «Continuar» le lleva a él.',
  'home.password': 'Usar una contraseña',
  'continue.title': 'Continúe el inicio de sesión',
  'continue.text':
    'Otro sitio le ha traído aquí para iniciar sesión con {name}. Continúe si es lo que desea.',
  'continue.text.unnamed': 'Otro sitio le ha traído aquí para iniciar sesión. Continúe si es lo que desea.',
  'continue.leave': 'Ir a la página de inicio',
  'continue.other.title': 'Otra persona ha iniciado sesión en este navegador',
  'continue.other.text': 'Ahora está conectada la cuenta de {name}. Si continúa, esa sesión finalizará.',
  'continue.other.text.unnamed': 'Si continúa, esa sesión finalizará.',
  'continue.stay': 'Seguir como {name}',
  'refusal.title': 'No se ha iniciado la sesión',
  'refusal.other':
    'La respuesta del proveedor de identidad no es válida. Vuelva a intentarlo o consulte a su administrador.',
  'refusal.sso_expired': 'Ha pasado demasiado tiempo o siguió en otra ventana. Empiece de nuevo.',
  'refusal.sso_unavailable': 'Esta forma de acceso no está disponible ahora. Inténtelo más tarde.',
  'refusal.sso_denied': 'Lo ha cancelado o el proveedor de identidad no lo permitió.',
  'refusal.sso_not_invited':
    'No le han invitado a esta organización. Pida una invitación a su administrador.',
  'refusal.sso_invitation_pending':
    'Tiene una invitación pendiente. Acéptela primero con el enlace del correo.',
  'refusal.sso_email_missing': 'El proveedor de identidad no indicó su correo. Consulte a su administrador.',
  'refusal.sso_already_linked':
    'Su cuenta está vinculada a otra identidad de este proveedor. Consulte a su administrador.',
  'refusal.secret_key_changed':
    'Ha cambiado un ajuste del sistema y esta forma de acceso no funciona. Avise a su administrador.',
  'refusal.not_a_member': 'No es miembro de esta organización.',
  'refusal.membership_suspended': 'Su membresía está suspendida. Consulte a su administrador.',
  'refusal.tenant_suspended': 'Esta organización está suspendida.',
  'refusal.reauthentication_required':
    'Vuelva a iniciar sesión de otra forma para entrar en esta organización.',
  'refusal.login_method_disabled': 'Esta organización ha desactivado esta forma de iniciar sesión. Use otra.',
  'refusal.dan_expired': 'Tardó demasiado o continuó en otra ventana. Empiece de nuevo.',
  'refusal.dan_failed': 'La pasarela del Estado no le ha confirmado. Inténtelo de nuevo.',
  'refusal.dan_unavailable':
    'Ahora no se puede contactar con la pasarela del Estado. Inténtelo un poco más tarde.',
  'refusal.eid_not_linked':
    'Se le reconoció, pero aquí no tiene cuenta. Inicie sesión de otra manera y vincúlela, o pida una invitación a un administrador.',
  'refusal.eid_already_linked': 'Este ciudadano está vinculado a otra cuenta.',
  'refusal.other_person': 'Otra persona tiene una sesión en este navegador. Ciérrela primero.',
})
