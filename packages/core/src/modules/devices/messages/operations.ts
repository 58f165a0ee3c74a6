/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.shell.handoff.create': 'Төхөөрөмжид холбогдсон токеноор ажлын талбарын нэг удаагийн код авна',
  'auth.shell.enter': 'Код, төхөөрөмжийн түлхүүрийн баталгаагаар ажлын талбарт нэвтрэлт өгнө',
  'auth.shell.status': 'Төхөөрөмж өөрийн төлөвөө түлхүүрээрээ баталж мэдээлнэ',
  'me.devices.list': 'Өөрийн ашигладаг төхөөрөмжүүдийг харуулна',
  'me.devices.delete': 'Төхөөрөмж алдсаныг мэдэгдэж, дээрх нэвтрэлт, токеноо шууд дуусгана',
  'organisation.devices.list': 'Байгууллагын төхөөрөмжүүдийг харуулна',
  'organisation.devices.replace': 'Төхөөрөмжийн нэр, киоскийн хүлээх хугацааг өөрчилнө',
  'organisation.devices.approve': 'Төхөөрөмжийг зөвшөөрнө',
  'organisation.devices.revoke': 'Төхөөрөмжийг хааж, бүх хүний нэвтрэлт, токеныг шууд дуусгана',
  'organisation.device_policy.read': 'Байгууллагад программууд юу хийж болохыг харуулна',
  'organisation.device_policy.replace':
    'Төхөөрөмж зөвшөөрүүлэх эсэх, платформ бүрийн хориглох үйлдлийг тохируулна',
}
