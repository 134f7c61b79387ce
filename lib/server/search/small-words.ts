import { foldInOrder } from '@/lib/text/fold';

/** By which one says that he wants to buy: beside a machine that is no condition, alone it is the kind of ad. */
const wanting = [
  'want wants wanna need buy buying looking',
  'اريد أريد نريد ابي محتاج احتاج اشتري نشتري شراء ابحث أبحث نبحث ادور',
  'دەوێت دەمەوێت ئەمەوێت دەمانەوێت دەکڕم بیکڕم بکڕم دەگەڕێم دڤێت',
];

/** Words that join others, or that every search could have, in three languages. They are not asked for. */
const lists = [
  ...wanting,
  'in at on of for the a an and with from to near is i me my any please how much what where model year used second hand price prices cheap cheapest best ad ads iraq',
  'في فى على الى إلى من عن مع او أو و ب بـ ل هل كم شكد شقد شنو بيش بكم اكو عندكم عندك متوفر موجود موديل مودل سنة صنع طراز ماركة نوع سعر اسعار أسعار بسعر رخيص رخيصة ارخص أرخص افضل أفضل احسن مستعمل مستعملة مستعملات العراق عراق بمدينة مدينة محافظة',
  'لە بۆ بە ل ژ و ی لەگەڵ یان بەدوای هەیە چەند چەندە بەچەند تکایە مۆدێل مۆدێلی ساڵ ساڵی جۆر جۆری نرخ نرخی بەنرخی هەرزان هەرزانترین باشترین بەکارهاتوو شار شاری پارێزگای عێراق',
];

export const smallWords: ReadonlySet<string> = new Set([
  ...lists.flatMap((list) => foldInOrder(list)),
  'و',
  'ی',
  'ب',
  'ل',
]);

export const wantingWords: ReadonlySet<string> = new Set(wanting.flatMap((list) => foldInOrder(list)));
