import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'oauth.back': 'Volver',
  'oauth.home': 'Ir al inicio',
  'oauth.page': 'No se pudo iniciar sesión',
  'oauth.client': 'Esta aplicación no está registrada',
  'oauth.client.text':
    'La aplicación que le envió aquí no está registrada o se ha desactivado. Comunique la información de abajo a sus responsables.',
  'oauth.redirect': 'La dirección de redirección no coincide',
  'oauth.redirect.text':
    'La dirección que dio la aplicación no es exactamente la registrada. Para proteger sus datos nos hemos detenido aquí. Comunique la información de abajo a sus responsables.',
  'oauth.expired': 'La solicitud ha caducado',
  'oauth.expired.text':
    'La solicitud de inicio de sesión es demasiado antigua, o usted cerró la sesión entretanto. Vuelva a la aplicación y empiece de nuevo.',
  'oauth.request': 'La aplicación envió una solicitud incorrecta',
  'oauth.request.text':
    'Usted no hizo nada mal: la aplicación que le envió aquí hizo una solicitud que no podemos atender. Comunique la información de abajo a sus responsables.',
  'oauth.server': 'Algo falló de nuestro lado',
  'oauth.server.text':
    'Espere un momento e inténtelo de nuevo. Si vuelve a ocurrir, comunique la información de abajo a su administrador.',
  'oauth.retry': 'Reintentar',
  'oauth.details': 'Información técnica',
  'oauth.copy': 'Copiar',
  'oauth.copied': 'Copiado',
})
