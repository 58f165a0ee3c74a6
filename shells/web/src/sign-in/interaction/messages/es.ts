import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'asked.page': 'Iniciar sesión',
  'asked.to': 'para continuar a {client}',
  'asked.again': 'Inicie sesión de nuevo',
  'asked.again.text': '{client} pide confirmar que es realmente usted.',
  'asked.continue.title': 'Elija una cuenta',
  'asked.continue': 'Continuar como {name}',
  'asked.other': 'Usar otra cuenta',
  'asked.expired': 'La solicitud ha caducado',
  'asked.expired.text':
    'Es demasiado antigua, ya fue respondida o se inició en otro navegador. Vuelva a la aplicación y empiece de nuevo.',
  'asked.restart': 'Empiece de nuevo desde la aplicación',
  'asked.restart.text':
    'Esta solicitud se inició con otra cuenta. Vuelva a {client} e inicie sesión de nuevo.',
  'asked.back': 'Volver',
  'asked.home': 'Ir al inicio',

  'consent.page': 'Consentimiento',
  'consent.title': '{client} solicita su consentimiento',
  'consent.not_you': '¿No es usted?',
  'consent.tenant': 'Organización: {tenant}',
  'consent.tenant.choose': '¿Para qué organización continúa?',
  'consent.scopes': 'Si lo permite, esta aplicación podrá',
  'consent.sensitive': 'Acceso sensible',
  'consent.sensitive.text':
    'Se trata de datos internos de su organización. Permítalo solo si confía plenamente en la aplicación.',
  'consent.allow': 'Permitir',
  'consent.deny': 'Denegar',
  'consent.after':
    'Si lo deniega, {client} no sabrá nada y usted volverá a la aplicación. Puede retirar su consentimiento en cualquier momento en su perfil.',

  'leave.page': 'Cerrar sesión',
  'leave.title': '¿Cerrar sesión en {brand}?',
  'leave.asked': 'Lo solicita {client}.',
  'leave.text': 'También tendrá que iniciar sesión de nuevo en las demás aplicaciones de esta sesión.',
  'leave.confirm': 'Cerrar sesión',
  'leave.stay': 'Seguir conectado',
  'leave.already': 'Ya ha cerrado la sesión',
  'leave.already.text': 'Nadie ha iniciado sesión en este navegador.',
  'leave.onward': 'Continuar',

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
