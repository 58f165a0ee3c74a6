import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.validation_failed': 'Оруулсан мэдээлэлд алдаа байна',
  'problem.validation_failed.detail': 'Алдаатай талбаруудыг засаад дахин илгээнэ үү.',
  'problem.unauthenticated': 'Та нэвтрээгүй байна',
  'problem.unauthenticated.detail':
    'Эхлээд нэвтэрнэ үү. Өмнө нь нэвтэрсэн бол нэвтрэлтийн тань хугацаа дууссан байж магадгүй.',
  'problem.permission_denied': 'Эрх хүрэхгүй байна',
  'problem.permission_denied.detail':
    'Энэ үйлдэлд «{permission}» эрх хэрэгтэй. Байгууллагынхаа админаас хүсэж болно.',
  'problem.app_not_installed': 'Апп суулгаагүй байна',
  'problem.app_not_installed.detail':
    '«{app}» апп танай байгууллагад суугаагүй эсвэл идэвхгүй байна. Админ үүнийг апп дэлгүүрээс суулгаж, идэвхжүүлж болно.',
  'problem.cross_site_request': 'Өөр сайтаас ирсэн хүсэлтийг хүлээж авсангүй',
  'problem.cross_site_request.detail':
    'Аюулгүй байдлын үүднээс өөр сайтаас илгээсэн өөрчлөлтийг хийдэггүй. Манай хуудсыг шууд нээж дахин оролдоно уу.',
  'problem.not_found': 'Олдсонгүй',
  'problem.not_found.detail': 'Таны хайсан зүйл байхгүй, эсвэл танд харагдахгүй байна. Хаягаа шалгана уу.',
  'problem.route_not_found': 'Ийм хаяг байхгүй',
  'problem.route_not_found.detail': 'Хүсэлтийн хаягаа шалгана уу. Бүх хаягийн жагсаалт /docs хуудсанд бий.',
  'problem.method_not_allowed': 'Энэ хаягаар ийм үйлдэл хийх боломжгүй',
  'problem.method_not_allowed.detail':
    'Хүсэлтийн аргаа (GET, POST гэх мэт) шалгана уу. Боломжит аргууд /docs хуудсанд бий.',
  'problem.wrong_state': 'Одоогийн төлөвт үүнийг хийх боломжгүй',
  'problem.wrong_state.detail':
    'Төлөв нь саяхан өөрчлөгдсөн байж магадгүй. Хуудсаа шинэчилж, төлөвийг нь шалгана уу.',
  'problem.stale_version': 'Өөр хүн түрүүлж өөрчилсөн байна',
  'problem.stale_version.detail':
    'Таныг засаж байх хооронд энэ мэдээлэл өөрчлөгджээ. Шинэчилж нээгээд засвараа дахин оруулна уу.',
  'problem.last_admin': 'Сүүлчийн админыг хасах боломжгүй',
  'problem.last_admin.detail':
    'Байгууллагад дор хаяж нэг админ байх ёстой. Эхлээд өөр хүнд админы эрх өгнө үү.',
  'problem.payload_too_large': 'Илгээсэн мэдээлэл хэт том байна',
  'problem.payload_too_large.detail': 'Зөвшөөрөх дээд хэмжээ: {limit}. Багасгаж эсвэл хувааж илгээнэ үү.',
  'problem.unsupported_media_type': 'Ийм төрлийн өгөгдөл хүлээж авдаггүй',
  'problem.unsupported_media_type.detail':
    'Content-Type толгойгоо шалгана уу: JSON бол application/json, CSV бол text/csv гэж бичнэ.',
  'problem.malformed_json': 'JSON буруу бичигдсэн байна',
  'problem.malformed_json.detail':
    'Илгээсэн өгөгдлийг JSON гэж уншиж чадсангүй. Бичлэгээ шалгаад дахин илгээнэ үү.',
  'problem.too_many_requests': 'Хэт олон хүсэлт илгээсэн байна',
  'problem.too_many_requests.detail': plural('seconds', {
    one: '{seconds} секундын дараа дахин оролдоно уу.',
    other: '{seconds} секундын дараа дахин оролдоно уу.',
  }),
  'problem.overloaded': 'Систем завгүй байна',
  'problem.overloaded.detail':
    'Ачаалал их байгаа тул хүсэлтийг тань одоо гүйцэтгэж чадсангүй. Түр хүлээгээд дахин оролдоно уу.',
  'problem.internal_error': 'Системд алдаа гарлаа',
  'problem.internal_error.detail':
    'Алдаа бүртгэгдсэн. Дахин оролдоод бүтэхгүй бол хүсэлтийн дугаарыг (request_id) админдаа хэлнэ үү.',
  'problem.redirect_host_not_allowed': 'Энэ буцах хаягийг зөвшөөрөөгүй байна',
  'problem.redirect_host_not_allowed.detail':
    'Буцах хаягийн домэйн зөвшөөрсөн жагсаалтад алга. OAUTH_REDIRECT_HOSTS тохиргоонд нэмүүлэхээр операторт хандана уу.',
  'problem.secret_key_missing': 'Нууц мэдээлэл хадгалах түлхүүр тохируулаагүй байна',
  'problem.secret_key_missing.detail':
    'SSO_SECRET_KEY тохиргоо хийгээгүй тул нууц мэдээллийг шифрлэж хадгалах боломжгүй. Операторт хандана уу.',
  'problem.secret_required': 'Нууц түлхүүрийг дахин оруулна уу',
  'problem.secret_required.detail':
    'Хаяг өөр сервер рүү заасан тул хадгалсан нууц түлхүүр, токен тийш явахгүй. Шинэ серверийн нууц түлхүүрийг оруулна уу.',
  'problem.reason_required': 'Шалтгаанаа бичнэ үү',
  'problem.reason_required.detail':
    'Энэ үйлдлийг яагаад хийж байгаагаа заавал бичнэ. Шалтгаан түүхэнд үлдэнэ.',
  'problem.invalid_credentials': 'И-мэйл эсвэл нууц үг буруу байна',
  'problem.invalid_credentials.detail':
    'Бичсэнээ шалгаад дахин оролдоно уу. Нууц үгээ мартсан бол сэргээж болно.',
  'problem.login_method_disabled': 'Ийм аргаар нэвтрэх боломжгүй',
  'problem.login_method_disabled.detail':
    'Энэ аргыг хаасан байна. Нэвтрэх хуудсан дахь өөр аргаар нэвтэрнэ үү.',
  'problem.not_a_member': 'Та энэ байгууллагын гишүүн биш байна',
  'problem.not_a_member.detail': 'Өөр байгууллага сонгох, эсвэл админаас нь урилга авна уу.',
  'problem.reauthentication_required': 'Дахин нэвтрэх шаардлагатай',
  'problem.reauthentication_required.detail':
    'Одоогийн нэвтрэлтээр үүнийг хийх боломжгүй. Дахин нэвтэрч үргэлжлүүлнэ үү.',
  'problem.current_session': 'Энэ бол таны одоо ашиглаж байгаа нэвтрэлт',
  'problem.current_session.detail': 'Үүнийг дуусгах бол «Гарах» үйлдлийг ашиглана уу.',
  'problem.last_login_method': 'Энэ бол нэвтрэх сүүлчийн арга тань',
  'problem.last_login_method.detail':
    'Салгавал нэвтрэх аргагүй болно. Эхлээд нууц үг тавих эсвэл өөр нэвтрэх аргатай болно уу.',
  'problem.link_invalid': 'Холбоос хүчингүй байна',
  'problem.link_invalid.detail':
    'Холбоосын хугацаа дууссан, эсвэл өмнө нь ашигласан байна. Шинэ холбоос авна уу.',
  'problem.email_taken': 'Энэ и-мэйл бүртгэлтэй байна',
  'problem.email_taken.detail': 'Өөр и-мэйл хаяг оруулна уу.',
  'problem.person_exists': 'Энэ хүн аль хэдийн бүртгэлтэй байна',
  'problem.person_exists.detail': 'Бүртгэлтэй хүнд нууц үг өгөх боломжгүй. Нууц үггүйгээр урилга илгээнэ үү.',
  'problem.already_member': 'Энэ хүн аль хэдийн гишүүн болсон байна',
  'problem.already_member.detail': 'Гишүүдийн жагсаалтаас нээж, үүргийг нь өөрчилж болно.',
  'problem.slug_taken': 'Энэ хаягийн нэрийг өөр байгууллага авсан байна',
  'problem.slug_taken.detail': 'Өөр хаягийн нэр (slug) сонгоно уу.',
  'problem.tenant_suspended': 'Байгууллагыг түр хаасан байна',
  'problem.tenant_suspended.detail':
    'Энэ байгууллагад одоогоор нэвтрэх боломжгүй. Платформын операторт хандана уу.',
  'problem.membership_suspended': 'Таны гишүүний эрхийг түр хаасан байна',
  'problem.membership_suspended.detail': 'Сэргээлгэх бол байгууллагынхаа админд хандана уу.',
  'problem.dependents_installed': 'Өөр апп үүнээс хамаарч байна',
  'problem.dependents_installed.detail': 'Эхлээд үүнээс хамаарах аппуудыг хасна уу: {dependents}.',
  'problem.dependency_unsatisfied': 'Шаардлагатай апп эсвэл хувилбар алга',
  'problem.dependency_unsatisfied.detail':
    'Хамаарлыг хангаж чадсангүй: {chain}. Платформын операторт хандана уу.',
  'problem.app_required': 'Энэ аппыг хасах боломжгүй',
  'problem.app_required.detail': '«{app}» апп системийн ажиллагаанд заавал хэрэгтэй.',
  'problem.app_cannot_activate': 'Энэ аппыг идэвхжүүлэх боломжгүй',
  'problem.app_cannot_activate.detail':
    'Энэ аппыг танай байгууллагад ашиглахгүй бөгөөд эндээс идэвхжүүлэх боломжгүй.',
  'problem.built_in_role': 'Системийн үүргийг өөрчлөх, устгах боломжгүй',
  'problem.built_in_role.detail': 'Өөр эрхүүд хэрэгтэй бол шинэ үүрэг үүсгэнэ үү.',
  'problem.role_in_use': 'Энэ үүргийг авсан гишүүд байна',
  'problem.role_in_use.detail': 'Эхлээд гишүүдээс энэ үүргийг хасаад дараа нь устгана уу.',
  'problem.role_key_taken': 'Ийм түлхүүртэй үүрэг аль хэдийн бий',
  'problem.role_key_taken.detail': 'Үүрэгтээ өөр түлхүүр (key) өгнө үү.',
  'problem.unknown_permission': 'Ийм эрх байхгүй',
  'problem.unknown_permission.detail': 'Суулгасан аппуудын эрхийн жагсаалтаас сонгоно уу.',
  'problem.password_wrong': 'Одоогийн нууц үг буруу байна',
  'problem.password_wrong.detail': 'Одоо ашиглаж байгаа нууц үгээ шалгаад дахин бичнэ үү.',
  'problem.password_unacceptable': 'Энэ нууц үгийг ашиглах боломжгүй',
  'problem.password_unacceptable.detail': 'Илүү урт, таахад хэцүү нууц үг сонгоно уу.',
  'problem.import_invalid': 'Файлд алдаа байна',
  'problem.import_invalid.detail':
    'Алдаатай мөрүүдийг засаад файлаа дахин оруулна уу. Одоогоор юу ч өөрчлөгдөөгүй.',
  'problem.setup_done': 'Анхны тохиргоог аль хэдийн хийсэн байна',
  'problem.setup_done.detail': 'Админы и-мэйл, нууц үгээр нэвтэрнэ үү.',
  'problem.operator_required': 'Үүнийг зөвхөн платформын оператор хийнэ',
  'problem.operator_required.detail': 'Хэрэгтэй бол платформын операторт хандана уу.',
  'problem.precondition_failed': 'Хүсэлтийн нөхцөл биелсэнгүй',
  'problem.precondition_failed.detail':
    'Хүсэлтийн толгойд заасан нөхцөл (If-Match зэрэг) одоогийн байдалтай таарахгүй байна. Мэдээллээ дахин уншаад оролдоно уу.',
  'problem.request_timeout': 'Хүсэлтийн хугацаа хэтэрлээ',
  'problem.request_timeout.detail':
    'Хүсэлтийг бүрэн хүлээж авч амжсангүй. Холболтоо шалгаад дахин оролдоно уу.',
  'problem.dependency_cycle': 'Аппууд бие биеэсээ тойрч хамаарсан байна',
  'problem.dependency_cycle.detail': 'Ийм аппыг суулгах боломжгүй. Платформын операторт хандана уу.',
  'problem.tenant_deleting': 'Энэ байгууллагыг устгахаар товлосон байна',
  'problem.tenant_deleting.detail':
    'Өөрчлөлт хийх боломжгүй. Устгахыг болиулах бол платформын операторт хандана уу.',
  'problem.invitation_wrong_state': 'Энэ урилгаар үүнийг хийх боломжгүй',
  'problem.invitation_wrong_state.detail':
    'Урилгыг хүлээн авсан, цуцалсан, эсвэл хугацаа нь дууссан байна. Шаардлагатай бол дахин урина уу.',
  'problem.mail_unavailable': 'И-мэйл илгээж чадсангүй',
  'problem.mail_unavailable.detail':
    'Шуудангийн сервер хариу өгөхгүй байна. Хэсэг хугацааны дараа дахин оролдоно уу.',
  'problem.current_tenant': 'Энэ бол таны одоо байгаа байгууллага',
  'problem.current_tenant.detail': 'Эхлээд өөр байгууллага руу шилжээд дахин оролдоно уу.',
  'problem.network_not_allowed': 'Энэ сүлжээнээс нэвтрэх боломжгүй',
  'problem.network_not_allowed.detail':
    'Байгууллага зөвхөн зөвшөөрсөн сүлжээнээс нэвтрүүлдэг. Ажлын сүлжээндээ холбогдоод дахин оролдох, эсвэл админдаа хандана уу.',
  'problem.own_network_excluded': 'Таны одоогийн сүлжээ жагсаалтад алга',
  'problem.own_network_excluded.detail':
    'Ингэж хадгалбал та өөрөө нэвтэрч чадахгүй болно. Одоогийн хаягаа ({ip}) багтаасан сүлжээ нэмнэ үү.',
})
