import { divIcon, GridLayer, type LeafletKeyboardEvent, type Marker as Pin } from 'leaflet';
import { memo, useEffect, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { MapFrame } from '@/components/ad/map-frame';
import { mapPin } from '@/components/ad/map-pin';
import type { Point } from './degrees';
import type { NamedPoint, Tiles } from './place-picker';

type Props = {
  point: Point | null;
  centre: Point & { zoom: number };
  names: readonly NamedPoint[];
  tiles: Tiles;
  labels: { map: string; pin: string; zoomIn: string; zoomOut: string };
  onPlace: (point: Point) => void;
};

/** Follows the choice of a state and what is typed, and takes a tap as the place. */
const Moves = ({ point, centre, onPlace }: Pick<Props, 'point' | 'centre' | 'onPlace'>) => {
  const map = useMap();
  useMapEvents({ click: ({ latlng }) => onPlace({ lat: latlng.lat, long: latlng.lng }) });
  const { lat, long, zoom } = centre;
  const at = point ? `${point.lat},${point.long}` : '';
  const now = useRef({ at: '', centre: '' });

  useEffect(() => {
    const begun = now.current.centre !== '';
    const centre = `${lat},${long},${zoom}`;
    const moved = now.current.centre !== centre;
    const placed = now.current.at !== at;
    now.current = { at, centre };
    const [pinLat = 0, pinLong = 0] = at.split(',').map(Number);
    // Where the map opens is its own affair; after that a state brings its map, and a pin comes into sight.
    if (begun && moved) map.setView([lat, long], zoom);
    if (begun && placed && at && !map.getBounds().pad(-0.05).contains([pinLat, pinLong])) {
      map.setView([pinLat, pinLong], Math.max(map.getZoom(), 11));
    }
  }, [map, at, lat, long, zoom]);
  return null;
};

class SquareLayer extends GridLayer {
  protected override createTile = () => document.createElement('div');
}

/** Paper with squares, for where there are no tiles: the towns on it are enough to find a place. */
const Squares = () => {
  const map = useMap();
  useEffect(() => {
    const squares = new SquareLayer({ className: 'place-squares' }).addTo(map);
    return () => void squares.remove();
  }, [map]);
  return null;
};

const nameOf = (name: string) => {
  const text = document.createElement('span');
  text.textContent = name;
  return divIcon({ className: 'place-town', iconSize: [0, 0], html: text });
};

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isWithin = (one: DOMRect, frame: DOMRect) =>
  one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom;

/** Drawn once: a marker that gets a new icon is written anew, and shown again where it was hidden. */
const Town = memo(({ name, lat, long }: Omit<NamedPoint, 'id'>) => (
  <Marker position={[lat, long]} icon={nameOf(name)} interactive={false} keyboard={false} />
));

/** Names of towns, each where it is whole and meets neither a control nor a name before it. */
const Towns = ({ names }: Pick<Props, 'names'>) => {
  const map = useMap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are written anew
  useEffect(() => {
    const frame = map.getContainer();
    const written = [...frame.querySelectorAll<HTMLElement>('.place-town span')];
    const lay = () => {
      const edge = frame.getBoundingClientRect();
      const taken = [...frame.querySelectorAll('.leaflet-control')].map((one) => one.getBoundingClientRect());
      for (const name of written) {
        const box = name.getBoundingClientRect();
        const fits = isWithin(box, edge) && !taken.some((one) => meet(one, box));
        name.style.visibility = fits ? '' : 'hidden';
        if (fits) taken.push(box);
      }
    };
    map.on('zoomend moveend resize', lay);
    // A font that comes late makes them longer.
    const watch = new ResizeObserver(lay);
    for (const name of written) watch.observe(name);
    return () => {
      map.off('zoomend moveend resize', lay);
      watch.disconnect();
    };
  }, [map, names]);
  return names.map(({ id, name, lat, long }) => <Town key={id} name={name} lat={lat} long={long} />);
};

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moved by mouse or finger, and by arrow keys, with shift in large steps. */
const DraggablePin = ({
  point,
  label,
  onPlace,
}: {
  point: Point;
  label: string;
  onPlace: Props['onPlace'];
}) => {
  const map = useMap();
  const onKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    const step = steps[originalEvent.key];
    if (!step) return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    const length = originalEvent.shiftKey ? 40 : 8;
    const at = map.latLngToContainerPoint([point.lat, point.long]);
    const { lat, lng } = map.containerPointToLatLng(at.add([step[0] * length, step[1] * length]));
    onPlace({ lat, long: lng });
  };
  return (
    <Marker
      position={[point.lat, point.long]}
      icon={mapPin}
      alt={label}
      title={label}
      draggable
      autoPan
      eventHandlers={{
        dragend: ({ target }) => {
          const { lat, lng } = (target as Pin).getLatLng();
          onPlace({ lat, long: lng });
        },
        keydown: onKey,
      }}
    />
  );
};

const PlaceMap = ({ point, centre, names, tiles, labels, onPlace }: Props) => {
  const [bare, setBare] = useState(false);
  return (
    <MapFrame
      centre={point ?? centre}
      zoom={point ? 12 : centre.zoom}
      tiles={tiles}
      labels={labels}
      onTiles={(state) => setBare(state === 'failed')}
    >
      {bare ? (
        <>
          <Squares />
          <Towns names={names} />
        </>
      ) : null}
      <Moves point={point} centre={centre} onPlace={onPlace} />
      {point ? <DraggablePin point={point} label={labels.pin} onPlace={onPlace} /> : null}
    </MapFrame>
  );
};

export default PlaceMap;
