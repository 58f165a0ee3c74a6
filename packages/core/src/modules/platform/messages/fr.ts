import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.tenant_deleting': 'La suppression de cette organisation est programmée',
  'problem.tenant_deleting.detail':
    'Elle ne peut plus être modifiée. Pour annuler la suppression, contactez l’opérateur de la plateforme.',
  'problem.current_tenant': 'C’est l’organisation dans laquelle vous êtes actuellement',
  'problem.current_tenant.detail': 'Changez d’abord d’organisation, puis réessayez.',
  'menu.tenants': 'Organisations',
  'audit.tenant.updated': 'Modification de l’organisation',
  'audit.tenant.suspended': 'Suspension de l’organisation',
  'audit.tenant.resumed': 'Rétablissement de l’organisation',
  'audit.tenant.deletion_requested': 'Suppression de l’organisation programmée',
  'audit.tenant.deletion_cancelled': 'Suppression de l’organisation annulée',
  'audit.tenant.deleted': 'Suppression de l’organisation',
  'audit.tenant.exported': 'Export des données de l’organisation',
  'audit.tenant.restored': 'Organisation restaurée à partir d’une copie',
  'audit.maintenance.began': 'A commencé la maintenance du système',
  'audit.maintenance.ended': 'A terminé la maintenance du système',
  'audit.secrets.rotated': 'Secrets chiffrés avec la nouvelle clé',
  'field.person_exists': 'Cette adresse appartient déjà à quelqu’un',
  'field.repeated_address': 'Cette adresse figure deux fois dans la liste',
  'field.hash_unknown': 'La forme de l’empreinte du mot de passe est inconnue',
  'field.hash_too_costly': 'L’empreinte du mot de passe est trop longue à calculer',
  'menu.status': 'État du système',
  'status.jobs_late': 'Des tâches de fond attendent depuis plus de {minutes} min',
  'status.jobs_late.mend':
    'Vérifiez dans le journal que les processus atteignent la base de données. S’il y a beaucoup de travail, augmentez JOBS_CONCURRENCY ou ajoutez des processus.',
  'status.jobs_failed': 'Tâches définitivement échouées : {count}',
  'status.jobs_failed.mend':
    'La liste ci-dessous dit lesquelles et pourquoi ; supprimez la cause, puis relancez-les avec « tamga jobs retry ».',
  'status.versions_differ': 'Des processus de versions différentes sont en cours : {versions}',
  'status.versions_differ.mend': 'C’est normal pendant une mise à niveau. Sinon, arrêtez les plus anciens.',
  'status.overloaded':
    '{process} : requêtes refusées pendant la dernière minute à cause de la charge : {count}',
  'status.overloaded.mend':
    'Ajoutez des processus (WEB_CONCURRENCY) ou des machines. La métrique tamga_shared_places nomme l’organisation qui prend plus que les autres.',
  'status.event_loop_late': '{process} : le calcul a {ms} ms de retard',
  'status.event_loop_late.mend':
    'Il y a plus à calculer qu’un cœur ne peut faire. Ajoutez des processus ou des machines.',
  'status.memory_high': '{process} occupe {megabytes} Mo de mémoire',
  'status.memory_high.mend':
    '320 Mo sont habituels en charge. Redémarrez-le et gardez un instantané du tas s’il grossit encore.',
  'status.pool_short': '{process} : requêtes qui attendent une connexion du groupe {pool} : {count}',
  'status.pool_short.mend':
    'Cherchez d’abord des requêtes lentes ci-dessous. S’il n’y en a pas, augmentez DATABASE_POOL.',
  'status.far_side_away': '{target} ne répond pas',
  'status.far_side_away.mend':
    'Prévenez son exploitant. Un essai a lieu chaque seconde, et tout reprend de soi-même à son retour.',
  'status.slow_statements': '{route} : requêtes SQL lentes (plus d’une demi-seconde) : {count}',
  'status.slow_statements.mend':
    'Le journal dit lesquelles (« a statement was slow »). Voyez si le disque est occupé et si autovacuum suit.',
  'status.archive_failing': 'PostgreSQL ne peut pas archiver son journal de transactions',
  'status.archive_failing.mend':
    'Voyez l’erreur d’archive_command dans le journal de la base. D’ici là, le disque se remplit.',
  'status.backup_unknown': 'Aucune sauvegarde connue',
  'status.backup_unknown.mend':
    'Archivez le journal (archive_mode), ou faites exécuter « tamga backup note » après chaque sauvegarde.',
  'status.backup_old': 'Jours depuis la dernière sauvegarde : {days}',
  'status.backup_old.mend': 'Vérifiez ce qui fait les sauvegardes.',
  'status.secret_key_missing':
    'SSO_SECRET_KEY n’est pas défini : les secrets ne peuvent pas être conservés chiffrés',
  'status.secret_key_missing.mend':
    'Créez-en une avec « openssl rand -base64 32 » et gardez-la à l’écart de la base.',
  'status.signing_key_missing': 'Aucune clé de signature active',
  'status.signing_key_missing.mend': 'Exécutez « tamga keys rotate ».',
  'status.maintenance_on': 'La maintenance est activée : seuls les opérateurs entrent',
  'status.maintenance_on.mend': 'Une fois terminé : « tamga maintenance off ».',
})
