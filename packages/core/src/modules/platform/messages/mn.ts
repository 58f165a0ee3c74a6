import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.tenant_deleting': 'Энэ байгууллагыг устгахаар товлосон байна',
  'problem.tenant_deleting.detail':
    'Өөрчлөлт хийх боломжгүй. Устгахыг болиулах бол платформын операторт хандана уу.',
  'problem.current_tenant': 'Энэ бол таны одоо байгаа байгууллага',
  'problem.current_tenant.detail': 'Эхлээд өөр байгууллага руу шилжээд дахин оролдоно уу.',
  'menu.tenants': 'Байгууллагууд',
  'audit.tenant.updated': 'Байгууллагын мэдээллийг өөрчилсөн',
  'audit.tenant.suspended': 'Байгууллагыг түр хаасан',
  'audit.tenant.resumed': 'Байгууллагыг сэргээсэн',
  'audit.tenant.deletion_requested': 'Байгууллагыг устгахаар товлосон',
  'audit.tenant.deletion_cancelled': 'Байгууллагыг устгахыг болиулсан',
  'audit.tenant.deleted': 'Байгууллагыг устгасан',
  'audit.tenant.exported': 'Байгууллагын өгөгдлийг татсан',
  'audit.tenant.restored': 'Байгууллагыг хуулбараас сэргээсэн',
  'audit.maintenance.began': 'Системийг засвар үйлчилгээнд оруулсан',
  'audit.maintenance.ended': 'Засвар үйлчилгээг дуусгасан',
  'audit.secrets.rotated': 'Нууц мэдээллийг шинэ түлхүүрээр шифрлэсэн',
  'field.person_exists': 'Ийм и-мэйлтэй хүн аль хэдийн байна',
  'field.repeated_address': 'Энэ и-мэйл жагсаалтад давхардсан байна',
  'field.hash_unknown': 'Нууц үгийн хэшийн хэлбэр танигдсангүй',
  'field.hash_too_costly': 'Нууц үгийн хэшийг тооцоолоход хэт их хугацаа шаардана',
  'menu.status': 'Системийн байдал',
  'status.jobs_late': 'Арын ажил {minutes} минутаас удаан хүлээж байна',
  'status.jobs_late.mend':
    'Процесс ажиллаж байгаа эсэхийг логоос харна уу. Ажил их бол JOBS_CONCURRENCY-г нэмэх эсвэл процесс нэмнэ.',
  'status.jobs_failed': 'Бүрмөсөн амжилтгүй болсон ажил: {count}',
  'status.jobs_failed.mend':
    'Доорх жагсаалтаас аль ажил, ямар алдаа гарсныг харж, шалтгааныг нь засаад “tamga jobs retry” тушаалаар дахин эхлүүлнэ үү.',
  'status.versions_differ': 'Өөр өөр хувилбарын процесс зэрэг ажиллаж байна: {versions}',
  'status.versions_differ.mend':
    'Шинэчлэлт хийж байгаа бол энэ хэвийн. Үгүй бол хуучин процессыг зогсооно уу.',
  'status.overloaded': '{process}: сүүлийн минутад ачааллаас болж {count} хүсэлтэд татгалзсан',
  'status.overloaded.mend':
    'Процесс (WEB_CONCURRENCY) эсвэл машин нэмнэ үү. tamga_shared_places хэмжүүр аль байгууллага их эзэлж байгааг харуулна.',
  'status.event_loop_late': '{process}: тооцоолол {ms} мс хоцорч байна',
  'status.event_loop_late.mend': 'Нэг цөмд даахааргүй ажил байна. Процесс эсвэл машин нэмнэ үү.',
  'status.memory_high': '{process}: {megabytes} МБ санах ой эзэлж байна',
  'status.memory_high.mend':
    'Ачаалалтай үед 320 МБ хэвийн. Дахин эхлүүлээд, дахин өсвөл санах ойн агшны зургийг хадгална уу.',
  'status.pool_short': '{process}: {pool} холболтыг хүлээж буй хүсэлт: {count}',
  'status.pool_short.mend':
    'Эхлээд удаан асуулга байгаа эсэхийг доороос хараарай. Байхгүй бол DATABASE_POOL-ийг нэмнэ үү.',
  'status.far_side_away': '{target} хариулахгүй байна',
  'status.far_side_away.mend':
    'Тэр системийн эзэнд хэлнэ үү. Секунд тутам нэг удаа шалгаж, сэргэмэгц өөрөө үргэлжилнэ.',
  'status.slow_statements': '{route}: удаан (0,5 секундээс их) асуулга: {count}',
  'status.slow_statements.mend':
    'Логоос “a statement was slow” мөрийг хараад, диск завгүй эсэх, autovacuum гүйцэж байгаа эсэхийг шалгана уу.',
  'status.archive_failing': 'PostgreSQL бичлэгийн логоо архивлаж чадахгүй байна',
  'status.archive_failing.mend':
    'Өгөгдлийн сангийн логоос archive_command-ийн алдааг харна уу. Засах хүртэл диск дүүрсээр байна.',
  'status.backup_unknown': 'Нөөц хуулбар хийсэн тухай мэдээлэл алга',
  'status.backup_unknown.mend':
    'Лог архивлахыг асаах (archive_mode), эсвэл нөөц хуулбар бүрийн дараа “tamga backup note” ажиллуулна уу.',
  'status.backup_old': 'Сүүлийн нөөц хуулбараас {days} хоног өнгөрсөн',
  'status.backup_old.mend': 'Нөөц хуулбар хийдэг ажлыг шалгана уу.',
  'status.secret_key_missing':
    'SSO_SECRET_KEY тохируулаагүй байна: нууц мэдээллийг шифрлэж хадгалах боломжгүй',
  'status.secret_key_missing.mend':
    '“openssl rand -base64 32” тушаалаар үүсгээд, өгөгдлийн сангаас тусад нь хадгална уу.',
  'status.signing_key_missing': 'Идэвхтэй гарын үсгийн түлхүүр алга',
  'status.signing_key_missing.mend': '“tamga keys rotate” тушаалыг ажиллуулна уу.',
  'status.maintenance_on': 'Засвар үйлчилгээний горим асаалттай: операторуудаас бусад хүн нэвтрэх боломжгүй',
  'status.maintenance_on.mend': 'Ажил дууссан бол “tamga maintenance off” тушаалаар нээнэ үү.',
})
