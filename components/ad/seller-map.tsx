'use client';

import 'leaflet/dist/leaflet.css';
import { divIcon } from 'leaflet';
import { useRef } from 'react';
import { AttributionControl, Circle, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet';

export type MapProps = {
  lat: number;
  long: number;
  zoom: number;
  /** Whether the point is the seller's own, rather than the middle of his state. */
  exact: boolean;
  tiles: { url: string; credit: string };
  labels: { map: string; zoomIn: string; zoomOut: string };
  onTiles: (state: 'shown' | 'failed') => void;
};

const pin = divIcon({
  className: '',
  iconSize: [44, 52],
  iconAnchor: [22, 50],
  html: '<svg viewBox="0 0 44 52" width="44" height="52"><path d="M22 50C8 31 2 23 2 20a20 20 0 1 1 40 0c0 3-6 11-20 30Z" fill="#0b5c6b" stroke="#fff" stroke-width="2"/><circle cx="22" cy="20" r="7" fill="#fff"/></svg>',
});

const SellerMap = ({ lat, long, zoom, exact, tiles, labels, onTiles }: MapProps) => {
  const arrived = useRef(false);
  return (
    <section aria-label={labels.map} className="size-full">
      <MapContainer
        center={[lat, long]}
        zoom={zoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        className="size-full font-sans"
      >
        <ZoomControl zoomInTitle={labels.zoomIn} zoomOutTitle={labels.zoomOut} />
        <AttributionControl prefix={false} />
        <TileLayer
          url={tiles.url}
          attribution={tiles.credit}
          eventHandlers={{
            tileload: () => {
              arrived.current = true;
              onTiles('shown');
            },
            tileerror: () => {
              if (!arrived.current) onTiles('failed');
            },
          }}
        />
        {exact ? (
          <Marker position={[lat, long]} icon={pin} alt={labels.map} keyboard={false} interactive={false} />
        ) : (
          <Circle center={[lat, long]} radius={15000} pathOptions={{ color: '#0b5c6b', weight: 2 }} />
        )}
      </MapContainer>
    </section>
  );
};

export default SellerMap;
