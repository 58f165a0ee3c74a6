import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'menu.signature_log': 'Registro de firmas',
  'menu.seal': 'Sello de la organización',
  'signatures.prompt': 'Firmar: {title}',
  'signatures.appearance.eid': 'Firma electrónica',
  'signatures.appearance.seal': 'Sello electrónico',
  'signatures.appearance.verify': 'Escanee el código para verificar',
  'audit.signatures.signed': 'Documento firmado',
  'audit.signatures.sealed': 'Documento sellado por la organización',
  'audit.signatures.signers_changed': 'Firmantes modificados',
  'audit.signatures.declined': 'Firma rechazada',
  'audit.signatures.batch_confirmed': 'Sello confirmado para varios documentos',
  'audit.seal.key_created': 'Clave del sello creada',
  'audit.seal.activated': 'Sello puesto en uso',
  'audit.seal.retired': 'Sello retirado',
  'field.page_absent': 'No existe esa página',
  'field.box_outside': 'Debe caber en la página y medir al menos 120×48',
  'field.signer_unknown': 'No es un miembro activo de la organización',
  'field.document_repeated': 'El mismo documento aparece dos veces',
  'evidence.title': 'Prueba del registro de auditoría',
  'evidence.subtitle': 'Las entradas se adjuntan como archivo',
  'evidence.label': 'Paquete de pruebas',
  'evidence.from': 'Desde',
  'evidence.to': 'Hasta',
  'evidence.by': 'Hecho por',
  'evidence.file': 'Archivo adjunto',
  'evidence.records': 'Entradas',
  'evidence.seal': 'Sello de la organización',
  'evidence.seal.text': 'El sello electrónico forma parte del archivo',
  'evidence.page': 'Página {page} de {pages}',
  'evidence.undrawn': 'Algunos caracteres no se pudieron dibujar.',
  'problem.evidence_too_large': 'Demasiadas entradas en el periodo elegido',
  'problem.evidence_too_large.detail': 'Elija un periodo más corto e inténtelo de nuevo.',
  'problem.document_damaged': 'El archivo del documento está dañado',
  'problem.document_damaged.detail': 'No se puede firmar. Genere el PDF de nuevo y vuelva a subirlo.',
  'problem.document_encrypted': 'El archivo está protegido con contraseña',
  'problem.document_encrypted.detail':
    'Un PDF cifrado no se puede firmar. Quite la contraseña y vuelva a subirlo.',
  'problem.eid_required_to_sign': 'Su e-ID no está vinculada',
  'problem.eid_required_to_sign.detail': 'Vincule su e-ID en la página de su cuenta antes de firmar.',
  'problem.eid_signing_unavailable': 'Aquí no se puede firmar con e-ID',
  'problem.eid_signing_unavailable.detail':
    'No hay ninguna e-ID configurada para firmar. Pregunte al operador.',
  'problem.not_your_turn': 'No es su turno de firmar',
  'problem.not_your_turn.detail': 'Solo firman este documento las personas designadas, en su orden.',
  'problem.seal_absent': 'La organización no tiene sello',
  'problem.seal_absent.detail':
    'Cree una clave e introduzca su certificado en Ajustes › Sello de la organización.',
  'problem.seal_certificate_of_another_key': 'El certificado es de otra clave',
  'problem.seal_certificate_of_another_key.detail':
    'Introduzca el certificado emitido para la solicitud mostrada arriba.',
  'problem.seal_certificate_unusable': 'El certificado no sirve para un sello',
  'problem.seal_certificate_unusable.detail':
    'Debe ser un certificado PEM válido para firmar, de una autoridad en la que se confía aquí.',
  'problem.seal_module_absent': 'No hay módulo de hardware',
  'problem.seal_module_absent.detail':
    'El operador no ha configurado un módulo para las claves de los sellos. Todo lo demás funciona.',
  'problem.seal_module_unavailable': 'El módulo de hardware no responde',
  'problem.seal_module_unavailable.detail':
    'Inténtelo más tarde. El motivo está en el registro del servidor.',
  'problem.signer_refused': 'No se puede firmar',
  'problem.signer_refused.detail':
    'La e-ID no confirmó su certificado de firma. Compruebe en la aplicación e-ID si es válido.',
  'problem.signer_unavailable': 'La e-ID no responde en este momento',
  'problem.signer_unavailable.detail': 'No ha cambiado nada. Inténtelo más tarde.',
  'problem.signing_declined': 'Alguien ha rechazado firmar',
  'problem.signing_declined.detail':
    'Lea el motivo; después el propietario volverá a designar a los firmantes.',
  'problem.signing_in_progress': 'Este documento se está firmando',
  'problem.signing_in_progress.detail':
    'Las firmas se hacen de una en una. Espere un poco e inténtelo de nuevo.',
  'problem.timestamp_authority_absent': 'No hay autoridad de sellado de tiempo',
  'problem.timestamp_authority_absent.detail':
    'Una firma de este nivel necesita un sello de tiempo. Elija el nivel B-B o pregunte al operador.',
})
