import Swiper from 'swiper';
import { A11y, Autoplay, Navigation, Pagination } from 'swiper/modules';

/** When the next slide's picture is fetched: after everything that the first look at the page needs. */
const warmAfter = 3500;

/** Brings slides that are already in the page to life. It reads their direction from the page. */
export const startCarousel = (frame: HTMLElement, playing: boolean, bulletLabel: string) => {
  const find = (selector: string) => frame.querySelector<HTMLElement>(selector);
  const slides = find('.swiper');
  if (!slides) return null;
  const swiper = new Swiper(slides, {
    modules: [A11y, Autoplay, Navigation, Pagination],
    rewind: true,
    slidesPerView: 1,
    breakpoints: {
      320: { slidesPerView: 1, spaceBetween: 10 },
      640: { slidesPerView: 1, spaceBetween: 20 },
      1024: { slidesPerView: 1, spaceBetween: 30 },
    },
    autoplay: { delay: 5000, disableOnInteraction: false },
    navigation: { prevEl: find('[data-previous]'), nextEl: find('[data-next]') },
    pagination: { el: find('.swiper-pagination'), clickable: true, dynamicBullets: true },
    a11y: {
      prevSlideMessage: find('[data-previous]')?.getAttribute('aria-label') ?? '',
      nextSlideMessage: find('[data-next]')?.getAttribute('aria-label') ?? '',
      paginationBulletMessage: bulletLabel.replace('{n}', '{{index}}'),
      slideLabelMessage: '{{index}} / {{slidesLength}}',
    },
  });
  if (!playing) swiper.autoplay.stop();
  const warm = () => slides.setAttribute('data-warm', '');
  setTimeout(warm, warmAfter);
  frame.addEventListener('pointerenter', warm, { once: true });
  frame.addEventListener('focusin', warm, { once: true });
  return swiper;
};
