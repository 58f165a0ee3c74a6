import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.dan_expired': 'El intento de inicio de sesión ya no es válido',
  'problem.dan_expired.detail':
    'Tardó demasiado, ya se utilizó o empezó en otro navegador. Empiece de nuevo desde la página de inicio de sesión.',
  'problem.dan_failed': 'La pasarela del Estado no le ha confirmado',
  'problem.dan_failed.detail': 'Usted lo rechazó o su respuesta no se puede aceptar. Inténtelo de nuevo.',
  'problem.dan_unavailable': 'Ahora no se puede contactar con la pasarela del Estado',
  'problem.dan_unavailable.detail': 'Inténtelo dentro de un momento o inicie sesión de otra manera.',
})
