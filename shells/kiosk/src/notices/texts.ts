/** Everything that the host itself says; the work area has texts of its own. */
export type Texts = {
  readonly offline: string
  readonly offlineNote: string
  readonly device_pending: string
  readonly device_pendingNote: string
  readonly device_revoked: string
  readonly device_revokedNote: string
  readonly refused: string
  readonly refusedNote: string
  readonly isPrinted: string
  readonly isPrintedNote: string
  readonly yes: string
  readonly again: string
}

const mn: Texts = {
  offline: 'Сүлжээ холбогдохгүй байна',
  offlineNote: 'Холбогдмогц үргэлжилнэ.',
  device_pending: 'Энэ төхөөрөмж зөвшөөрөл хүлээж байна',
  device_pendingNote: 'Админ «Төхөөрөмж» хуудсанд зөвшөөрсний дараа нэвтэрнэ.',
  device_revoked: 'Энэ төхөөрөмжийг хаасан байна',
  device_revokedNote: 'Админд хандана уу.',
  refused: 'Ажлын талбар нээгдсэнгүй',
  refusedNote: 'Дахин нэвтэрнэ үү.',
  isPrinted: 'Баримт цаасан дээр гарсан уу?',
  isPrintedNote: 'Хэвлэж байхад холбоо тасарсан. Хэвлэгчийг хараад хариулна уу.',
  yes: 'Гарсан',
  again: 'Гараагүй, хуулбар хэвлэх',
}

const en: Texts = {
  offline: 'There is no connection',
  offlineNote: 'It goes on as soon as there is one.',
  device_pending: 'This device is waiting for approval',
  device_pendingNote: 'Sign in after an administrator has approved it under Devices.',
  device_revoked: 'This device has been shut out',
  device_revokedNote: 'Ask an administrator.',
  refused: 'The work area did not open',
  refusedNote: 'Sign in again.',
  isPrinted: 'Is the receipt on paper?',
  isPrintedNote: 'The connection broke while it was being printed. Look at the printer first.',
  yes: 'It is',
  again: 'No, print a copy',
}

const ar: Texts = {
  offline: 'لا يوجد اتصال بالشبكة',
  offlineNote: 'سيُستأنف العمل فور عودة الاتصال.',
  device_pending: 'هذا الجهاز في انتظار الموافقة',
  device_pendingNote: 'سجّل الدخول بعد أن يوافق عليه أحد المسؤولين في صفحة الأجهزة.',
  device_revoked: 'تم حظر هذا الجهاز',
  device_revokedNote: 'راجع المسؤول.',
  refused: 'تعذّر فتح مساحة العمل',
  refusedNote: 'سجّل الدخول مرة أخرى.',
  isPrinted: 'هل طُبع الإيصال على الورق؟',
  isPrintedNote: 'انقطع الاتصال أثناء الطباعة. انظر إلى الطابعة ثم أجب.',
  yes: 'نعم، طُبع',
  again: 'لا، اطبع نسخة',
}

const zh: Texts = {
  offline: '网络未连接',
  offlineNote: '连接恢复后将自动继续。',
  device_pending: '此设备正在等待批准',
  device_pendingNote: '管理员在“设备”页面批准后即可登录。',
  device_revoked: '此设备已被停用',
  device_revokedNote: '请联系管理员。',
  refused: '工作区未能打开',
  refusedNote: '请重新登录。',
  isPrinted: '小票打印出来了吗？',
  isPrintedNote: '打印过程中连接中断。请先查看打印机再回答。',
  yes: '已打印',
  again: '没有，打印副本',
}

const fr: Texts = {
  offline: 'Pas de connexion au réseau',
  offlineNote: 'Le travail reprend dès que la connexion revient.',
  device_pending: 'Cet appareil attend une approbation',
  device_pendingNote: 'Connectez-vous après qu’un administrateur l’a approuvé dans la page Appareils.',
  device_revoked: 'Cet appareil a été exclu',
  device_revokedNote: 'Adressez-vous à un administrateur.',
  refused: 'L’espace de travail ne s’est pas ouvert',
  refusedNote: 'Connectez-vous à nouveau.',
  isPrinted: 'Le ticket est-il imprimé ?',
  isPrintedNote: 'La liaison a été coupée pendant l’impression. Regardez d’abord l’imprimante.',
  yes: 'Oui',
  again: 'Non, imprimer une copie',
}

const ru: Texts = {
  offline: 'Нет соединения с сетью',
  offlineNote: 'Работа продолжится, как только оно появится.',
  device_pending: 'Это устройство ожидает одобрения',
  device_pendingNote: 'Войдите после того, как администратор одобрит его на странице «Устройства».',
  device_revoked: 'Это устройство отключено',
  device_revokedNote: 'Обратитесь к администратору.',
  refused: 'Рабочая область не открылась',
  refusedNote: 'Войдите ещё раз.',
  isPrinted: 'Чек напечатан?',
  isPrintedNote: 'Связь прервалась во время печати. Сначала посмотрите на принтер.',
  yes: 'Да',
  again: 'Нет, напечатать копию',
}

const es: Texts = {
  offline: 'No hay conexión',
  offlineNote: 'Continuará en cuanto vuelva.',
  device_pending: 'Este dispositivo espera aprobación',
  device_pendingNote: 'Inicie sesión cuando un administrador lo apruebe en la página Dispositivos.',
  device_revoked: 'Este dispositivo ha sido bloqueado',
  device_revokedNote: 'Consulte a un administrador.',
  refused: 'No se abrió el área de trabajo',
  refusedNote: 'Inicie sesión de nuevo.',
  isPrinted: '¿Salió el recibo en papel?',
  isPrintedNote: 'Se cortó la conexión durante la impresión. Mire primero la impresora.',
  yes: 'Sí',
  again: 'No, imprimir una copia',
}

export const TEXTS = { mn, en, ar, zh, fr, ru, es } as const
export type KioskLanguage = keyof typeof TEXTS
