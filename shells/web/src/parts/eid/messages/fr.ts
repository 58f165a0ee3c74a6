import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'eid.scan': 'Scannez ce code avec votre application e-ID.',
  'eid.wait.digital_signature':
    'Une demande est arrivée sur votre téléphone. Si le code est le même, confirmez avec votre PIN1.',
  'eid.wait.mobile_otp':
    'Un SMS contenant un code est en route vers votre téléphone. Saisissez-le ci-dessous.',
  'eid.wait.bank': 'Ouvrez l’application de votre banque et confirmez la connexion.',
  'eid.wait.face': 'Ouvrez votre téléphone et regardez la caméra.',
  'eid.code': 'Code de vérification',
  'eid.compare': 'Ne confirmez pas si le téléphone affiche un autre code.',
  'eid.waiting': 'En attente de votre confirmation',
  'eid.waiting.code': 'En attente de votre confirmation. Code de vérification : {code}',
  'eid.qr': 'Code à scanner avec l’application e-ID',
  'eid.open_app': 'Ouvrir l’application e-ID sur cet appareil',
  'eid.simulated': 'Simulation :',
  'eid.simulated.open': 'Ouvrir le téléphone simulé',
  'eid.number': 'Numéro d’enregistrement',
  'eid.number.hint': 'Par exemple УА90010101',
  'eid.phone': 'Numéro de téléphone',
  'eid.channel': 'Moyen de confirmation',
  'eid.channel.digital_signature': 'PIN sur le téléphone',
  'eid.channel.mobile_otp': 'Code par SMS',
  'eid.channel.bank': 'Application de la banque',
  'eid.channel.face': 'Reconnaissance faciale',
  'eid.otp': 'Code du SMS',
  'eid.otp.send': 'Envoyer le code',
  'eid.continue': 'Continuer',
  'eid.use_qr': 'Scanner un code QR',
  'eid.use_number': 'Utiliser le numéro d’enregistrement',
  'eid.cancel': 'Annuler',
  'eid.again': 'Réessayer',
  'eid.replace': 'Mettre fin à cette session et se connecter',
  'eid.back': 'Se connecter autrement',
})
