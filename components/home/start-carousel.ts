import Swiper from 'swiper';
import { A11y, Autoplay, Pagination } from 'swiper/modules';

/** Brings slides that are already in the page to life. It reads their direction from the page. */
export const startCarousel = (frame: HTMLElement, playing: boolean, bulletLabel: string) => {
  const find = (selector: string) => frame.querySelector<HTMLElement>(selector);
  const slides = find('.swiper');
  if (!slides) return null;
  const swiper = new Swiper(slides, {
    modules: [A11y, Autoplay, Pagination],
    rewind: true,
    slidesPerView: 1,
    breakpoints: {
      320: { slidesPerView: 1, spaceBetween: 10 },
      640: { slidesPerView: 1, spaceBetween: 20 },
      1024: { slidesPerView: 1, spaceBetween: 30 },
    },
    autoplay: { delay: 5000, disableOnInteraction: false },
    pagination: { el: find('.swiper-pagination'), clickable: true, dynamicBullets: true },
    a11y: {
      paginationBulletMessage: bulletLabel.replace('{n}', '{{index}}'),
      slideLabelMessage: '{{index}} / {{slidesLength}}',
    },
  });
  if (!playing) swiper.autoplay.stop();
  return swiper;
};
