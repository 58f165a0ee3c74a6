import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.invalid_code': 'El código es incorrecto o ya se usó',
  'problem.invalid_code.detail': 'Espere al siguiente código e inténtelo de nuevo, o use otro método.',
  'problem.mfa_expired': 'Este inicio de sesión ha caducado',
  'problem.mfa_expired.detail': 'Inicie sesión de nuevo desde el principio.',
  'problem.passkey_refused': 'No se pudo iniciar sesión con esta llave de acceso',
  'problem.passkey_refused.detail': 'Inténtelo de nuevo o use otro método de la página de inicio de sesión.',
  'problem.passkey_unacceptable': 'No se pudo añadir la llave de acceso',
  'problem.passkey_unacceptable.detail':
    'La solicitud ha caducado o la respuesta del dispositivo no es válida. Inténtelo de nuevo.',
  'problem.too_many_passkeys': 'Hay demasiadas llaves de acceso',
  'problem.too_many_passkeys.detail': 'Puede tener {most} como máximo. Elimine las que ya no use.',
  'problem.totp_lost': 'Ya no se puede comprobar la aplicación de autenticación',
  'problem.totp_lost.detail':
    'Se perdió una clave del sistema. Use un código de recuperación o una llave de acceso y añada la aplicación de nuevo.',
  'problem.factor_exists': 'Este factor ya existe',
  'problem.factor_exists.detail': 'Para sustituirlo, elimine primero el actual.',
  'problem.factor_missing': 'Añada primero un segundo factor',
  'problem.factor_missing.detail':
    'Los códigos de recuperación sustituyen a una aplicación de autenticación o una llave de acceso.',
  'problem.factor_needed': 'Use su segundo factor',
  'problem.factor_needed.detail':
    'Tiene una aplicación de autenticación o una llave de acceso, así que la contraseña sola no basta.',
  'problem.code_wrong': 'El código es incorrecto',
  'problem.code_wrong.detail':
    'Escriba los seis dígitos que la aplicación muestra ahora y compruebe la hora del dispositivo.',
  'field.code_wrong': 'El código es incorrecto',
  'factor.totp': 'aplicación de autenticación',
  'factor.passkey': 'llave de acceso',
  'factor.recovery_codes': 'códigos de recuperación',
  'mail.factor_added.subject': 'Se añadió un factor de inicio de sesión',
  'mail.factor_added.heading': 'Se añadió un factor',
  'mail.factor_added.body': 'Se añadió a su cuenta de {brand}: {factor}.',
  'mail.factor_added.action': 'Revisar mi cuenta',
  'mail.factor_added.ignore':
    'Si fue usted, no tiene que hacer nada. Si no, elimínelo de inmediato y cambie su contraseña.',
  'mail.factor_removed.subject': 'Se eliminó un factor de inicio de sesión',
  'mail.factor_removed.heading': 'Se eliminó un factor',
  'mail.factor_removed.body': 'Se eliminó de su cuenta de {brand}: {factor}.',
  'mail.factor_removed.action': 'Revisar mi cuenta',
  'mail.factor_removed.ignore':
    'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato.',
  'mail.factor_removed_by_operator.subject': 'El operador eliminó un factor de inicio de sesión suyo',
  'mail.factor_removed_by_operator.heading': 'El operador eliminó un factor',
  'mail.factor_removed_by_operator.body':
    'El operador de {brand} eliminó de su cuenta: {factor}. Añada uno nuevo la próxima vez que inicie sesión.',
  'mail.factor_removed_by_operator.action': 'Revisar mi cuenta',
  'mail.factor_removed_by_operator.ignore':
    'Si usted no lo pidió, póngase en contacto de inmediato con el operador.',
  'mail.recovery_code_used.subject': 'Se usó un código de recuperación',
  'mail.recovery_code_used.heading': 'Se usó un código de recuperación',
  'mail.recovery_code_used.body':
    'Se usó un código de recuperación en su cuenta de {brand}. Códigos restantes: {count}.',
  'mail.recovery_code_used.action': 'Revisar su cuenta',
  'mail.recovery_code_used.ignore':
    'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña y cree códigos nuevos de inmediato.',
  'audit.person.totp_begun': 'Empezó a añadir una aplicación de autenticación',
  'audit.person.totp_added': 'Añadió una aplicación de autenticación',
  'audit.person.totp_removed': 'Eliminó la aplicación de autenticación',
  'audit.person.recovery_codes_made': 'Creó nuevos códigos de recuperación',
  'audit.person.passkey_added': 'Añadió una llave de acceso',
  'audit.person.passkey_renamed': 'Cambió el nombre de una llave de acceso',
  'audit.person.passkey_removed': 'Eliminó una llave de acceso',
  'audit.person.device_forgotten': 'Olvidó un dispositivo recordado',
  'audit.person.passkey_copied': 'Rechazó una llave de acceso que parece copiada',
  'audit.person.factors_removed': 'El operador eliminó factores de una persona',
  'audit.session.factor_refused': 'Se rechazó un segundo factor',
  'audit.session.step_up_refused': 'Falló la nueva verificación de identidad',
  'audit.session.stepped_up': 'Verificó de nuevo su identidad',
})
