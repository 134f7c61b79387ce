import type { FaqSeed } from '../types';
import { accountQuestions, safetyQuestions } from './faqs/account';
import { buyingQuestions } from './faqs/buying';
import { sellingQuestions } from './faqs/selling';

export const faqs: readonly FaqSeed[] = [
  ...buyingQuestions,
  ...sellingQuestions,
  ...accountQuestions,
  ...safetyQuestions,
];
