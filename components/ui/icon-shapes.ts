import type { LucideIconData } from 'lucide-react';
import * as arrowDown from 'lucide-react/icons/arrow-down';
import * as arrowLeft from 'lucide-react/icons/arrow-left';
import * as arrowRight from 'lucide-react/icons/arrow-right';
import * as badgeCheck from 'lucide-react/icons/badge-check';
import * as ban from 'lucide-react/icons/ban';
import * as bell from 'lucide-react/icons/bell';
import * as building from 'lucide-react/icons/building-complex';
import * as calendar from 'lucide-react/icons/calendar';
import * as calendarX from 'lucide-react/icons/calendar-x-2';
import * as camera from 'lucide-react/icons/camera';
import * as check from 'lucide-react/icons/check';
import * as checkCheck from 'lucide-react/icons/check-check';
import * as chevronDown from 'lucide-react/icons/chevron-down';
import * as chevronRight from 'lucide-react/icons/chevron-right';
import * as warning from 'lucide-react/icons/circle-exclamation-point';
import * as help from 'lucide-react/icons/circle-question-mark';
import * as clipboardList from 'lucide-react/icons/clipboard-list';
import * as clock from 'lucide-react/icons/clock';
import * as coins from 'lucide-react/icons/coins';
import * as download from 'lucide-react/icons/download';
import * as more from 'lucide-react/icons/ellipsis-vertical';
import * as equalNot from 'lucide-react/icons/equal-not';
import * as externalLink from 'lucide-react/icons/external-link';
import * as eye from 'lucide-react/icons/eye';
import * as eyeOff from 'lucide-react/icons/eye-off';
import * as fileText from 'lucide-react/icons/file-text';
import * as flag from 'lucide-react/icons/flag';
import * as gauge from 'lucide-react/icons/gauge';
import * as globe from 'lucide-react/icons/globe';
import * as grip from 'lucide-react/icons/grip-vertical';
import * as headset from 'lucide-react/icons/headset';
import * as heart from 'lucide-react/icons/heart';
import * as house from 'lucide-react/icons/house';
import * as images from 'lucide-react/icons/images';
import * as key from 'lucide-react/icons/key-round';
import * as languages from 'lucide-react/icons/languages';
import * as dashboard from 'lucide-react/icons/layout-dashboard';
import * as link from 'lucide-react/icons/link-2';
import * as list from 'lucide-react/icons/list';
import * as listOrdered from 'lucide-react/icons/list-ordered';
import * as locate from 'lucide-react/icons/locate-fixed';
import * as logOut from 'lucide-react/icons/log-out';
import * as mail from 'lucide-react/icons/mail';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as maximize from 'lucide-react/icons/maximize-2';
import * as menu from 'lucide-react/icons/menu';
import * as message from 'lucide-react/icons/message-square-text';
import * as minus from 'lucide-react/icons/minus';
import * as monitor from 'lucide-react/icons/monitor';
import * as pause from 'lucide-react/icons/pause';
import * as pencil from 'lucide-react/icons/pencil';
import * as phone from 'lucide-react/icons/phone';
import * as play from 'lucide-react/icons/play';
import * as plus from 'lucide-react/icons/plus';
import * as printer from 'lucide-react/icons/printer';
import * as rocket from 'lucide-react/icons/rocket';
import * as rotateCcw from 'lucide-react/icons/rotate-ccw';
import * as scale from 'lucide-react/icons/scale';
import * as search from 'lucide-react/icons/search';
import * as send from 'lucide-react/icons/send-horizontal';
import * as share from 'lucide-react/icons/share-2';
import * as shieldCheck from 'lucide-react/icons/shield-check';
import * as filters from 'lucide-react/icons/sliders-horizontal';
import * as smartphone from 'lucide-react/icons/smartphone';
import * as tag from 'lucide-react/icons/tag';
import * as quote from 'lucide-react/icons/text-quote';
import * as trash from 'lucide-react/icons/trash';
import * as upload from 'lucide-react/icons/upload';
import * as user from 'lucide-react/icons/user-round';
import * as userCog from 'lucide-react/icons/user-round-cog';
import * as users from 'lucide-react/icons/users';
import * as noLine from 'lucide-react/icons/wifi-off';
import * as wrench from 'lucide-react/icons/wrench';
import * as close from 'lucide-react/icons/x';

/** Every icon of the site by the name that `<Icon>` takes. Only the sprite imports this; screens import the names. */
export const iconModules = {
  'arrow-right': arrowRight,
  'badge-check': badgeCheck,
  calendar,
  camera,
  check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  clock,
  close,
  eye,
  'eye-off': eyeOff,
  filters,
  flag,
  gauge,
  globe,
  heart,
  'log-out': logOut,
  mail,
  'map-pin': mapPin,
  menu,
  message,
  pause,
  phone,
  play,
  plus,
  printer,
  search,
  share,
  user,
  bell,
  building,
  'calendar-x': calendarX,
  'external-link': externalLink,
  grip,
  headset,
  images,
  languages,
  link,
  locate,
  maximize,
  minus,
  'rotate-ccw': rotateCcw,
  'shield-check': shieldCheck,
  trash,
  users,
  wrench,
  warning,
  'clipboard-list': clipboardList,
  download,
  'file-text': fileText,
  dashboard,
  monitor,
  pencil,
  rocket,
  smartphone,
  upload,
  'user-cog': userCog,
  'arrow-down': arrowDown,
  'arrow-left': arrowLeft,
  ban,
  'check-check': checkCheck,
  more,
  send,
  'no-line': noLine,
  help,
  coins,
  house,
  list,
  'list-ordered': listOrdered,
  tag,
  quote,
  scale,
  'equal-not': equalNot,
  key,
};
export type IconName = keyof typeof iconModules;

const shape = (name: IconName) => {
  // The drawing stands beside the component in each module, which its types leave out.
  const { __iconData: icon } = iconModules[name] as unknown as { __iconData: LucideIconData };
  return icon.node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
};

/** They take stroke and fill from the `<svg>` that uses them, so that a heart can be filled. */
export const iconSymbols = () =>
  (Object.keys(iconModules) as IconName[]).map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shape(name)}</symbol>`,
  );
