/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'onboarding.read': 'Байгууллагын эхний алхмууд, аль нь болсон',
  'onboarding.replace': 'Эхний алхмуудын жагсаалтыг нууна, эсвэл буцааж гаргана',
}
