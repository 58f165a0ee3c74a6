import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.contacts.name': 'Contactos',
  'app.contacts.description':
    'Clientes, proveedores y todos aquellos con quienes trata la organización: direcciones, cuentas bancarias, números de registro.',
  'menu.contacts': 'Contactos',
  'permission.contacts.read': 'Ver contactos',
  'permission.contacts.manage': 'Añadir, modificar, fusionar y eliminar contactos',
  'audit.contacts.created': 'Añadió un contacto',
  'audit.contacts.changed': 'Modificó un contacto',
  'audit.contacts.deleted': 'Eliminó un contacto',
  'audit.contacts.merged': 'Fusionó contactos duplicados',
  'audit.contacts.checked': 'Verificó un contacto en el registro nacional',
  'audit.contacts.imported': 'Importó contactos',
  'field.organisation_of_person': 'Solo una persona puede pertenecer a una organización',
  'field.unknown_contact': 'No existe ese contacto',
  'field.same_contact': 'Elija otro contacto',
  'field.contact_kind': 'Escriba person (persona) u organisation (organización)',
  'field.yes_or_no': 'Escriba yes (sí) o no',
  'problem.contact_in_use': 'Otra aplicación usa este contacto',
  'problem.contact_in_use.detail': 'No se puede eliminar. Archívelo en su lugar.',
  'problem.contact_merged': 'Este contacto se fusionó con «{name}»',
  'problem.contact_merged.detail': 'Abra el contacto del que ahora forma parte.',
  'problem.registry_number_taken': 'Ya existe un contacto con ese número de registro',
  'problem.registry_number_taken.detail':
    'Un número pertenece a un solo contacto. Fusiónelos si son el mismo.',
  'problem.registry_number_missing': 'No hay número de registro que verificar',
  'problem.registry_number_missing.detail':
    'Indique los siete dígitos del número de registro de la organización.',
  'contacts.registry.purpose': 'Verificación de los datos de un contacto: {name}',
  'dataset.contacts': 'Contactos',
  'dataset.contacts.about': 'Personas y organizaciones con las que trata la organización',
  'column.contact_kind': 'Tipo',
  'column.contact_organisation': 'Trabaja en',
  'column.phone': 'Teléfono',
  'column.is_customer': 'Es cliente',
  'column.is_supplier': 'Es proveedor',
  'column.city': 'Ciudad',
  'column.is_archived': 'Está archivado',
  'column.customers': 'Clientes',
  'column.suppliers': 'Proveedores',
  'value.contact_kind.person': 'Persona',
  'value.contact_kind.organisation': 'Organización',
})
