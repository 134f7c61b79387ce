import { foldInOrder } from '@/lib/text/fold';

/** Words that join others, or that every search could have, in three languages. They are not asked for. */
const lists = [
  'in at on of for the a an and with from to near is buy cheap need want looking i my model year used price prices ad ads iraq',
  'في فى على الى إلى من عن مع او أو و ب بـ ل هل كم اريد أريد نريد ابي محتاج احتاج اشتري شراء موديل مودل سنة صنع طراز ماركة نوع سعر اسعار أسعار بسعر رخيص رخيصة مستعمل مستعملة مستعملات العراق عراق بمدينة مدينة محافظة',
  'لە بۆ بە و ی لەگەڵ یان دەوێت دەمەوێت ئەمەوێت دەکڕم کڕین مۆدێل مۆدێلی ساڵ ساڵی جۆر جۆری نرخ نرخی بەنرخی هەرزان بەکارهاتوو شار شاری پارێزگای عێراق',
];

export const smallWords: ReadonlySet<string> = new Set([
  ...lists.flatMap((list) => foldInOrder(list)),
  'و',
  'ی',
  'ب',
  'ل',
]);
