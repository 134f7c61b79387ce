import { say } from '../../say';

export const buying = say('Buying', 'الشراء', 'کڕین');
export const selling = say('Selling', 'البيع', 'فرۆشتن');
export const account = say('Account', 'الحساب', 'هەژمار');
export const safety = say('Safety', 'الأمان', 'سەلامەتی');
