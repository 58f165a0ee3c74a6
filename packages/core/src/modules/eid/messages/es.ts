import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.eid_failed': 'El e-ID no le ha confirmado',
  'problem.eid_failed.detail':
    'La solicitud se rechazó, tardó demasiado o la respuesta del e-ID no se puede aceptar. Inténtelo de nuevo.',
  'problem.eid_expired': 'Esta solicitud ha terminado',
  'problem.eid_expired.detail':
    'Tardó demasiado, ya se utilizó o empezó en otro navegador. Empiece de nuevo.',
  'problem.eid_not_linked': 'Su e-ID no está vinculado a nadie aquí',
  'problem.eid_not_linked.detail':
    'Inicie sesión de otra manera y vincule su e-ID en la página de su cuenta. Si no tiene cuenta, pida una invitación a un administrador de su organización.',
  'problem.eid_unavailable': 'Ahora no se puede contactar con el e-ID',
  'problem.eid_unavailable.detail': 'Inténtelo dentro de un momento o inicie sesión de otra manera.',
  'problem.eid_channel_unavailable': 'El e-ID no confirma de esta manera',
  'problem.eid_channel_unavailable.detail': 'Elija otra manera.',
  'problem.eid_flow_unavailable': 'El e-ID no puede preguntar así',
  'problem.eid_flow_unavailable.detail': 'Escriba su número de registro y confirme en su teléfono.',
  'problem.eid_code_wrong': 'El código es incorrecto',
  'problem.eid_code_wrong.detail': 'Compruebe el código del SMS y escríbalo de nuevo.',
  'problem.eid_already_linked': 'Este e-ID está vinculado a otra cuenta',
  'problem.eid_already_linked.detail':
    'Un e-ID pertenece a una sola cuenta, y una cuenta a un solo e-ID. Quite primero el vínculo anterior.',
  'field.national_id': 'Escriba un número de registro (dos letras, ocho cifras) o un número civil',
  'eid.prompt.sign_in': '{brand}: iniciar sesión',
  'eid.prompt.link': '{brand}: vincular e-ID',
  'eid.gateway': 'Pasarela del Estado (DAN)',
  'audit.national_identity.refused': 'Se rechazó un inicio de sesión con identidad nacional',
  'audit.national_identity.member_created':
    'Un ciudadano confirmado por su identidad nacional se hizo miembro',
  'audit.person.national_identity_linked': 'Vinculó su propio e-ID',
})
