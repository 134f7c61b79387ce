import { divIcon } from 'leaflet';

/** A place on a map, drawn here so that no picture has to be found. */
export const mapPin = divIcon({
  className: '',
  iconSize: [44, 52],
  iconAnchor: [22, 50],
  html: '<svg viewBox="0 0 44 52" width="44" height="52"><path d="M22 50C8 31 2 23 2 20a20 20 0 1 1 40 0c0 3-6 11-20 30Z" fill="#0b5c6b" stroke="#fff" stroke-width="2"/><circle cx="22" cy="20" r="7" fill="#fff"/></svg>',
});
