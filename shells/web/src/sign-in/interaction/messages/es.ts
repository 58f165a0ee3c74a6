import { translation } from '@tamga/formats'
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
  'consent.unverified':
    'Sin verificar: nadie en la organización registró esta aplicación. Dice que viene de {host}.',
  'consent.page': 'Consentimiento',
  'consent.title': '{client} solicita su consentimiento',
  'consent.host': 'Después volverá a {host}.',
  'consent.not_you': '¿No es usted?',
  'consent.tenant': 'Organización: {tenant}',
  'consent.tenant.choose': '¿Para qué organización continúa?',
  'consent.scopes': 'Si lo permite, esta aplicación podrá',
  'consent.offline':
    'La aplicación podrá usar estos permisos aunque usted no haya iniciado sesión, hasta que los retire.',
  'consent.sensitive': 'Acceso sensible',
  'consent.sensitive.text':
    'Se trata de datos internos de su organización. Permítalo solo si confía plenamente en la aplicación.',
  'consent.allow': 'Permitir',
  'consent.deny': 'Denegar',
  'consent.after':
    'Si lo deniega, {client} no sabrá nada y usted volverá a la aplicación. Puede retirar su consentimiento en cualquier momento en su perfil.',
})
