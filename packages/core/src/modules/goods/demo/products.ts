type Named = { readonly mn: string; readonly en: string }

export type DemoProduct = Named & {
  readonly price: number
  readonly tax?: 'exempt' | 'zero'
  readonly tracking?: 'expiry'
  readonly isService?: true
}

type Row = readonly [mn: string, en: string, price: number, also?: Omit<DemoProduct, 'mn' | 'en' | 'price'>]

const productOf = ([mn, en, price, also]: Row): DemoProduct => ({ mn, en, price, ...also })
const dated = { tracking: 'expiry' } as const

/** What a small shop sells, by category; prices in tögrög with tax. */
const ROWS: readonly (Named & { readonly products: readonly Row[] })[] = [
  {
    ...{ mn: 'Гурил, будаа', en: 'Flour and rice' },
    products: [
      ['Гурил дээд 25 кг', 'Flour, first grade, 25 kg', 66_000],
      ['Гурил дээд 5 кг', 'Flour, first grade, 5 kg', 14_500],
      ['Гурил нэгдүгээр 25 кг', 'Flour, second grade, 25 kg', 58_000],
      ['Цагаан будаа 1 кг', 'White rice 1 kg', 5_200],
      ['Цагаан будаа 5 кг', 'White rice 5 kg', 24_900],
      ['Овъёос 500 г', 'Oats 500 g', 4_300],
      ['Гоймон 400 г', 'Noodles 400 g', 3_400],
      ['Элсэн чихэр 1 кг', 'Sugar 1 kg', 4_100],
      ['Давс 1 кг', 'Salt 1 kg', 1_200],
    ],
  },
  {
    ...{ mn: 'Сүү, цагаан идээ', en: 'Dairy' },
    products: [
      ['Сүү 1 л', 'Milk 1 l', 4_600, dated],
      ['Тараг 500 мл', 'Yoghurt 500 ml', 3_200, dated],
      ['Цөцгий 200 г', 'Sour cream 200 g', 5_400, dated],
      ['Шар тос 250 г', 'Butter 250 g', 9_800, dated],
      ['Ааруул 300 г', 'Dried curd 300 g', 8_500],
      ['Бяслаг 400 г', 'Cheese 400 g', 14_900, dated],
    ],
  },
  {
    ...{ mn: 'Ус, ундаа', en: 'Drinks' },
    products: [
      ['Ус 0.5 л', 'Water 0.5 l', 900],
      ['Ус 1.5 л', 'Water 1.5 l', 1_600],
      ['Ус 5 л', 'Water 5 l', 4_200],
      ['Чацарганы шүүс 1 л', 'Sea-buckthorn juice 1 l', 12_500],
      ['Алимны шүүс 1 л', 'Apple juice 1 l', 5_900],
      ['Ногоон цай 25 уут', 'Green tea, 25 bags', 4_800],
      ['Хар цай 100 г', 'Black tea 100 g', 5_500],
      ['Кофе 100 г', 'Coffee 100 g', 16_900],
    ],
  },
  {
    ...{ mn: 'Чихэр, боов', en: 'Sweets and biscuits' },
    products: [
      ['Хар шоколад 90 г', 'Dark chocolate 90 g', 6_800],
      ['Сүүтэй шоколад 90 г', 'Milk chocolate 90 g', 6_200],
      ['Жигнэмэг 300 г', 'Biscuits 300 g', 4_900],
      ['Ул боов 1 кг', 'Festive cakes 1 kg', 18_000],
      ['Чацарганатай чихэр 200 г', 'Sea-buckthorn sweets 200 g', 5_300],
      ['Зөгийн бал 500 г', 'Honey 500 g', 24_000],
    ],
  },
  {
    ...{ mn: 'Гэр ахуй', en: 'Household' },
    products: [
      ['Угаалгын нунтаг 3 кг', 'Washing powder 3 kg', 21_500],
      ['Аяга угаагч 500 мл', 'Washing-up liquid 500 ml', 5_700],
      ['Гар угаах саван 100 г', 'Soap 100 g', 2_300],
      ['Ариун цэврийн цаас 10 ш', 'Toilet paper, 10 rolls', 11_900],
      ['Хогийн уут 30 ш', 'Bin bags, 30 pieces', 6_400],
      ['Зай хураагуур AA 4 ш', 'Batteries AA, 4 pieces', 8_900],
    ],
  },
  {
    ...{ mn: 'Ном, үйлчилгээ', en: 'Books and services' },
    products: [
      ['Хоолны ном', 'Cookery book', 32_000, { tax: 'exempt' }],
      ['Дэвтэр 48 хуудас', 'Exercise book, 48 pages', 1_500],
      ['Үзэг', 'Pen', 1_200],
      ['Бэлгийн уут', 'Gift bag', 2_500],
      ['Хүргэлт', 'Delivery', 6_000, { isService: true }],
    ],
  },
]

export const CATEGORIES = ROWS.map(({ products, ...names }) => ({
  ...names,
  products: products.map(productOf),
}))
