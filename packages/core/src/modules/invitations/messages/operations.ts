/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.invitations.read': 'Урилгын холбоос юунд урьж байгааг харуулна',
  'auth.invitations.accept': 'Урилгыг хүлээн авна; нууц үггүй хүн сонгоод нэвтэрнэ',
}
